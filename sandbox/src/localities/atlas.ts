/** A state of the simulated service, by its ISO 3166-2 code without the country's. */
export type AtlasState = {
  readonly name: string
  readonly iso2: string
  readonly cities: readonly string[]
}

/** A country of the simulated service. */
export type AtlasCountry = {
  readonly name: string
  readonly iso2: string
  readonly spanish: string
  readonly states: readonly AtlasState[]
}

/** The data of the simulated service: few entries, some with its own spelling, and some that other sources lack. */
export const atlas: readonly AtlasCountry[] = [
  {
    name: 'United States',
    iso2: 'US',
    spanish: 'Estados Unidos',
    states: [
      { name: 'California', iso2: 'CA', cities: ['Los Angeles', 'San Diego', 'San Francisco'] },
      {
        name: 'Texas',
        iso2: 'TX',
        cities: ['Austin', 'Dallas', 'Houston', 'Marfa', 'Muestra Falls', 'San Antonio'],
      },
    ],
  },
  {
    name: 'Chile',
    iso2: 'CL',
    spanish: 'Chile',
    states: [
      {
        name: 'Región Metropolitana de Santiago (RM)',
        iso2: 'RM',
        cities: ['Nunoa', 'Santiago', 'Villa Inventada'],
      },
      { name: 'Valparaíso', iso2: 'VS', cities: ['Valparaiso', 'Viña del Mar'] },
    ],
  },
  { name: 'Germany', iso2: 'DE', spanish: 'Alemania (RFA)', states: [] },
]
