import { z } from 'zod/mini'
import { customerKinds } from '../access/words.ts'
import { endpoint } from '../endpoint.ts'
import { addressDraft, addressShape } from '../localities/addresses.ts'
import { countryCode } from '../localities/endpoints.ts'
import { instant, text } from '../shapes.ts'

/** The data of the person or company that the caller acts for. */
const profile = z.strictObject({
  kind: z.enum(customerKinds),
  name: text(200),
  /** With dots: 12.345.678-5. Absent until the identity is confirmed. */
  rut: z.optional(text(20)),
  birthDate: z.optional(text(10)),
  country: countryCode,
  address: z.optional(addressShape),
  /** A code of `occupations`; for persons only. */
  occupation: z.optional(text(40)),
  employer: z.optional(text(120)),
  /** The occupations that a person may choose; empty for a company. */
  occupations: z.array(z.strictObject({ code: text(40), name: text(80), asksEmployer: z.boolean() })),
  /** False before the identity is confirmed, and after the account was closed. */
  editable: z.boolean(),
  /** When the customer last confirmed this data. */
  confirmedAt: instant,
})
export type ProfileWire = z.output<typeof profile>

/** Omitted fields stay unchanged. */
const profileEdit = z.strictObject({
  country: z.optional(countryCode),
  address: z.optional(addressDraft),
  occupation: z.optional(text(40, 0)),
  employer: z.optional(text(120, 0)),
})
export type ProfileEditWire = z.output<typeof profileEdit>

const refusals = ['fields-wrong', 'quote-only', 'not-allowed'] as const

export const getProfile = endpoint({
  name: 'getProfile',
  summary: 'The profile of the person or company that the caller acts for.',
  method: 'GET',
  path: '/api/profile',
  who: 'customer',
  power: 'read',
  reply: profile,
  refusals: [],
})

export const saveProfile = endpoint({
  name: 'saveProfile',
  summary: 'Stores a changed address, occupation or employer; pending items about it are settled.',
  method: 'PUT',
  path: '/api/profile',
  who: 'customer',
  power: 'administer',
  body: profileEdit,
  reply: profile,
  refusals,
})

export const confirmProfile = endpoint({
  name: 'confirmProfile',
  summary: 'Confirms the whole profile as of now, with any changes.',
  method: 'POST',
  path: '/api/profile/confirmation',
  who: 'customer',
  power: 'administer',
  body: profileEdit,
  reply: profile,
  refusals,
})
