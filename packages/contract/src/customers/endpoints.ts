import { z } from 'zod/mini'
import { customerKinds } from '../access/words.ts'
import { endpoint } from '../endpoint.ts'
import { countryCode } from '../places/endpoints.ts'
import { instant, text } from '../shapes.ts'

const profile = z.strictObject({
  kind: z.enum(customerKinds),
  name: text(200),
  /** With dots: 12.345.678-5. Absent until the identity is confirmed. */
  rut: z.optional(text(20)),
  birthDate: z.optional(text(10)),
  country: countryCode,
  address: z.optional(
    z.strictObject({
      street: z.optional(text(120)),
      number: z.optional(text(20)),
      unit: z.optional(text(40)),
      /** Absent where it is not known, or gone from the catalogue. */
      comuna: z.optional(text(5)),
      comunaName: z.optional(text(80)),
      regionName: z.optional(text(80)),
    }),
  ),
  /** A code of `occupations`; of a person. */
  occupation: z.optional(text(40)),
  employer: z.optional(text(120)),
  /** What a person may choose; none for a company. */
  occupations: z.array(z.strictObject({ code: text(40), name: text(80), asksEmployer: z.boolean() })),
  /** Whether it can be changed here: not before the identity is confirmed, and not once the account has ended. */
  editable: z.boolean(),
  /** When the customer last said that all of it holds. */
  confirmedAt: instant,
})
export type ProfileWire = z.output<typeof profile>

/** What is left away stays as it was. */
const edit = z.strictObject({
  country: z.optional(countryCode),
  address: z.optional(
    z.strictObject({
      street: z.optional(text(120, 0)),
      /** 's/n' where there is none. */
      number: z.optional(text(20, 0)),
      /** An empty text takes it out. */
      unit: z.optional(text(40, 0)),
      comuna: z.optional(text(5, 0)),
    }),
  ),
  occupation: z.optional(text(40, 0)),
  employer: z.optional(text(120, 0)),
})
export type ProfileEditWire = z.output<typeof edit>

const refusals = ['fields-wrong', 'quote-only', 'not-allowed'] as const

export const getProfile = endpoint({
  name: 'getProfile',
  summary: 'What is known of the person or company that the caller acts for.',
  method: 'GET',
  path: '/api/profile',
  who: 'customer',
  power: 'read',
  reply: profile,
  refusals: [],
})

export const saveProfile = endpoint({
  name: 'saveProfile',
  summary: 'Keeps a changed address, occupation or employer; whatever was owed about it is settled at once.',
  method: 'PUT',
  path: '/api/profile',
  who: 'customer',
  power: 'administer',
  body: edit,
  reply: profile,
  refusals,
})

export const confirmProfile = endpoint({
  name: 'confirmProfile',
  summary: 'Keeps that all of the profile holds as of now, with what is changed at the same time.',
  method: 'POST',
  path: '/api/profile/confirmation',
  who: 'customer',
  power: 'administer',
  body: edit,
  reply: profile,
  refusals,
})
