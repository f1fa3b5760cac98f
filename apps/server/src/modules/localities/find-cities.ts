import type { Runtime } from '../../platform/work.ts'
import type { KnownLocalities } from './known-localities.ts'
import { searched } from './same-name.ts'

const MOST = 8

/** Cities whose name contains the typed text: those that begin with it first, then alphabetically. At most eight. */
export async function findCities(
  runtime: Runtime,
  known: KnownLocalities,
  asked: { readonly country: string; readonly state?: string | undefined; readonly text: string },
): Promise<readonly string[]> {
  const text = searched(asked.text)
  const all = new Set(await known.cities(runtime, asked.country, asked.state))
  const found = [...all].flatMap((name) => {
    const at = searched(name).indexOf(text)
    return at === -1 ? [] : [{ name, at }]
  })
  const order = (one: (typeof found)[number], other: (typeof found)[number]) =>
    Math.sign(one.at) - Math.sign(other.at) || one.name.localeCompare(other.name, 'es')
  return found
    .toSorted(order)
    .slice(0, MOST)
    .map(({ name }) => name)
}
