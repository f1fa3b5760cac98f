import type { Runtime } from '../../platform/work.ts'
import type { KnownLocalities } from './known-localities.ts'
import { isSameName } from './same-name.ts'

/** ISO 3166-2 codes of Chile's regions, as services use them, by the State's codes (CUT). */
const isoOfRegion: Readonly<Record<string, string>> = {
  '01': 'TA',
  '02': 'AN',
  '03': 'AT',
  '04': 'CO',
  '05': 'VS',
  '06': 'LI',
  '07': 'ML',
  '08': 'BI',
  '09': 'AR',
  '10': 'LL',
  '11': 'AI',
  '12': 'MA',
  '13': 'RM',
  '14': 'LR',
  '15': 'AP',
  '16': 'NB',
}

/**
 * Names that a service has for entries of the State's list and of ISO 3166. Those lists determine which localities
 * exist and their codes, which banks and authorities expect. The service adds and removes none.
 */
export interface NamesInChile {
  country(code: string, name: string): string
  region(code: string, name: string): string
  comuna(regionCode: string, name: string): string
}

/** Queries all regions concurrently. Without a service, the names are those of the lists. */
export async function namesInChile(runtime: Runtime, known: KnownLocalities): Promise<NamesInChile> {
  const [countries, states] = await Promise.all([known.countries(runtime), known.states(runtime, 'CL')])
  const cities = new Map(
    await Promise.all(
      states.map(async ({ code }) => [code, await known.cities(runtime, 'CL', code)] as const),
    ),
  )
  const countryNames = new Map(countries.map(({ code, name }) => [code, name]))
  const stateNames = new Map(states.map(({ code, name }) => [code, name]))
  const iso = (region: string) => isoOfRegion[region] ?? ''
  return {
    country: (code, name) => countryNames.get(code) ?? name,
    region: (code, name) => stateNames.get(iso(code)) ?? name,
    comuna: (region, name) => cities.get(iso(region))?.find((city) => isSameName(city, name)) ?? name,
  }
}
