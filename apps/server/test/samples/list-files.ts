import { staffEndpoints, type StaffEndpoints } from '@puente/contract/staff'
import type { Endpoint } from '@puente/contract'
import type { Principal, Sample } from '../authorisation.ts'
import type { SamplesByName } from '../callers.ts'

type Name = keyof StaffEndpoints
type FileName = Extract<Name, `export${string}` | `get${string}Totals`>

/** The lists of staff that have an export or totals at their own path, each with both endpoints. */
export const listFiles = (end: 'export' | 'totals') =>
  Object.entries<Endpoint>(staffEndpoints).flatMap(([name, endpoint]) => {
    const base = endpoint.path.replace(new RegExp(`/${end}$`), '')
    const list = Object.entries<Endpoint>(staffEndpoints).find(
      ([, one]) => one.path === base && one.method === 'GET',
    )
    return base === endpoint.path || list === undefined ? [] : [{ name, endpoint, list: list[0] }]
  })

/** The requests of the exports and totals of lists: those of their lists, at the paths of the files. */
export function listFileSamples(lists: SamplesByName) {
  const made = (['export', 'totals'] as const).flatMap((end) =>
    listFiles(end).map(({ name, list }) => {
      const make = async (principal: Principal): Promise<Sample> => {
        const [path = '', query] = ((await lists[list]?.(principal))?.path ?? '').split('?')
        return { path: `${path}/${end}${query === undefined ? '' : `?${query}`}` }
      }
      return [name, make] as const
    }),
  )
  return Object.fromEntries(made) as Record<FileName, (principal: Principal) => Promise<Sample>>
}
