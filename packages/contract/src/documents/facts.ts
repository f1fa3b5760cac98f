import { z } from 'zod/mini'
import { day, text } from '../shapes.ts'
import { identityDocumentTypes } from './words.ts'

const country = z.string().check(z.regex(/^[A-Z]{2}$/))

/** Whether whoever represents a company may sign alone. */
export const powerModes = ['single', 'joint'] as const
export type PowerMode = (typeof powerModes)[number]

/** An owner as a deed or a certificate names them. */
export const deedOwner = z.strictObject({
  name: text(200),
  document: z.enum(['rut', 'foreign']),
  number: text(40),
  /** Hundredths of a percent. */
  shareBps: z.int().check(z.gte(1), z.lte(10_000)),
})

/** What staff read on a document when they accept it; each kind asks for its own, and the fault stands at the field. */
export const documentFacts = z.strictObject({
  identity: z.optional(
    z.strictObject({
      type: z.enum(identityDocumentTypes),
      nationality: country,
      number: text(40),
      /** As printed on it. */
      name: text(200),
      printedEnd: day,
    }),
  ),
  /** What a deed says that the company is called. */
  legalName: z.optional(text(200)),
  powers: z.optional(
    z.strictObject({
      mode: z.enum(powerModes),
      /** What one may bind the company to, in USD without cents; absent without a limit. */
      limitUsd: z.optional(z.int().check(z.gte(1))),
    }),
  ),
  /** On which day it was given out. */
  issuedOn: z.optional(day),
  owners: z.optional(z.array(deedOwner).check(z.maxLength(50))),
  /** Up to which sum in USD without cents, and until when, the source of funds is shown. */
  evidence: z.optional(z.strictObject({ ceilingUsd: z.int().check(z.gte(1)), until: day })),
})
export type DocumentFacts = z.output<typeof documentFacts>
