import type { LocalitiesWire } from '@puente/contract/customer'
import type { Work } from '../../platform/work.ts'
import { allCountries } from './countries.ts'
import type { NamesInChile } from './names-in-chile.ts'
import type { Named } from './locality.ts'
import { allLocalities } from './localities.store.ts'

const byName = new Intl.Collator('es-CL')
const inOrder = (one: Named, other: Named) => byName.compare(one.name, other.name)

/** Regions from north to south, each with its comunas alphabetically, and all countries. */
export async function listLocalities(work: Work, names: NamesInChile): Promise<LocalitiesWire> {
  const regions = new Map<string, { readonly region: Named; readonly comunas: Named[] }>()
  for (const { region, comuna } of await allLocalities(work)) {
    const known = regions.get(region.code) ?? { region, comunas: [] }
    known.comunas.push({ code: comuna.code, name: names.comuna(region.code, comuna.name) })
    regions.set(region.code, known)
  }
  return {
    regions: [...regions.values()].map(({ region: { code, name }, comunas }) => ({
      code,
      name: names.region(code, name),
      comunas: comunas.toSorted(inOrder),
    })),
    countries: allCountries
      .map(({ code, name }) => ({ code, name: names.country(code, name) }))
      .toSorted(inOrder),
  }
}
