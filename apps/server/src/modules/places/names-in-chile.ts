import type { Runtime } from '../../platform/work.ts'
import type { KnownPlaces } from './known-places.ts'
import { isSameName } from './same-name.ts'

/** Chile's regions in ISO 3166-2, as services write them, by the code that the State gives them. */
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
 * How a service names what the law's list and ISO 3166 know. What exists and its code stay theirs: a place that only
 * the service knows has no code that a bank or an authority would take, and none that the law knows is ever missing.
 */
export interface NamesInChile {
  country(code: string, name: string): string
  region(code: string, name: string): string
  comuna(regionCode: string, name: string): string
}

/** Asks for every region at once; without a service each name is the law's own. */
export async function namesInChile(runtime: Runtime, known: KnownPlaces): Promise<NamesInChile> {
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
