import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { text, uuidText } from '../shapes.ts'

/** The official code (CUT) of a comuna: '13101'. */
export const comunaCode = z.string().check(z.regex(/^[0-9]{5}$/))
/** ISO 3166-1 alpha-2. */
export const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/))

/** A locality with its code. */
const placeName = z.strictObject({ code: text(5), name: text(80) })

/** Regions of Chile with their comunas, and the countries of the world. */
export const localitiesShape = z.strictObject({
  /** From north to south. */
  regions: z.array(z.strictObject({ code: text(2), name: text(80), comunas: z.array(placeName) })),
  /** Every country, by its name in Spanish. */
  countries: z.array(placeName),
})
export type LocalitiesWire = z.output<typeof localitiesShape>

export const listLocalities = endpoint({
  name: 'listLocalities',
  summary: 'Regions of Chile with their comunas, as the law names them, and the countries of the world.',
  method: 'GET',
  path: '/api/localities',
  who: 'anyone',
  cacheSeconds: 3600,
  reply: localitiesShape,
  refusals: [],
})

const inCountry = z.strictObject({ country: countryCode })
/** The ISO 3166-2 code of a state within its country: 'TX'. */
const stateCode = z.string().check(z.regex(/^[A-Z0-9]{1,3}$/))

export const listStates = endpoint({
  name: 'listStates',
  summary: 'The states of a country abroad, for suggestions in forms; empty when none are known.',
  method: 'GET',
  path: '/api/localities/:country/states',
  who: 'customer',
  power: 'own',
  params: inCountry,
  reply: z.strictObject({ states: z.array(z.strictObject({ code: stateCode, name: text(80) })) }),
  refusals: [],
})

export const findCities = endpoint({
  name: 'findCities',
  summary: 'Cities of a country or state whose name contains a text, for suggestions in forms.',
  method: 'GET',
  path: '/api/localities/:country/cities',
  who: 'customer',
  power: 'own',
  params: inCountry,
  query: z.strictObject({
    /** Part of the city’s name. */
    text: text(80),
    /** The state to search in; absent for the whole country. */
    state: z.optional(stateCode),
  }),
  reply: z.strictObject({ cities: z.array(text(80)) }),
  refusals: [],
})

/**
 * The id of one search of one user, from the first letter to the choice. Maps services charge per session.
 */
const session = uuidText

/** Enough for typing; limited because each request may cost the operator money. */
const asOftenAsOneTypes = { times: 240, perMinutes: 1 } as const

export const searchAddresses = endpoint({
  name: 'searchAddresses',
  summary: 'Addresses in Chile that contain a text; not found when no maps service is configured.',
  method: 'POST',
  path: '/api/address-searches',
  who: 'customer',
  power: 'own',
  atMost: asOftenAsOneTypes,
  body: z.strictObject({ text: text(120), session }),
  reply: z.strictObject({
    addresses: z.array(z.strictObject({ id: text(500), title: text(200), detail: text(200, 0) })),
  }),
  refusals: ['too-many-requests'],
})

/** An address that a search found, divided into the fields of an address form. */
const foundAddressShape = z.strictObject({
  street: z.optional(text(120)),
  number: z.optional(text(20)),
  unit: z.optional(text(40)),
  comuna: z.optional(comunaCode),
})
export type FoundAddressWire = z.output<typeof foundAddressShape>

export const chooseAddress = endpoint({
  name: 'chooseAddress',
  summary: 'The parts of a found address, as address forms need them; unknown parts are absent.',
  method: 'POST',
  path: '/api/address-choices',
  who: 'customer',
  power: 'own',
  atMost: asOftenAsOneTypes,
  body: z.strictObject({ id: text(500), session }),
  reply: foundAddressShape,
  refusals: ['too-many-requests'],
})
