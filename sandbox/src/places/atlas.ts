/** A state as the pretend service knows it, by its code of ISO 3166-2 without the country's. */
export type AtlasState = {
  readonly name: string
  readonly iso2: string
  readonly cities: readonly string[]
}

/** A country of the pretend service. */
export type AtlasCountry = {
  readonly name: string
  readonly iso2: string
  readonly spanish: string
  readonly states: readonly AtlasState[]
}

/** What the pretend service knows: little, some of it in its own spelling, and some that nobody else knows. */
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
