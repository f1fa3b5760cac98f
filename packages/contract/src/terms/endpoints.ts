import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instant } from '../shapes.ts'
import { termsKinds } from './words.ts'

const version = {
  version: z.number(),
  inForceFrom: instant,
  /** SHA-256 of the text, in hex; an acceptance records it. */
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** Markdown: headings, paragraphs, lists and tables; no HTML. */
  text: z.string(),
  /** The changes since the previous version, in Markdown. */
  changes: z.optional(z.string()),
} as const

/** A version of a legal text. */
export const termsShape = z.strictObject({
  kind: z.enum(termsKinds),
  ...version,
  /** The announced next version. */
  next: z.optional(z.strictObject(version)),
})
export type TermsWire = z.output<typeof termsShape>

export const getTerms = endpoint({
  name: 'getTerms',
  summary: 'A text in force with its version and hash, and the announced next one.',
  method: 'GET',
  path: '/api/terms/:kind',
  who: 'anyone',
  params: z.strictObject({ kind: z.enum(termsKinds) }),
  reply: termsShape,
  refusals: [],
})

export const acceptTerms = endpoint({
  name: 'acceptTerms',
  summary:
    'Accepts both texts in force for the signed-in user; version, hash, time and IP address are stored.',
  method: 'POST',
  path: '/api/terms/acceptances',
  who: 'customer',
  power: 'own',
  body: z.strictObject({ accepts: z.strictObject({ termsOfUse: z.int(), privacyNotice: z.int() }) }),
  refusals: ['fields-wrong'],
})
