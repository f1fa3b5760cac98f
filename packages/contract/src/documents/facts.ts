import { z } from 'zod/mini'
import { day, text } from '../shapes.ts'
import { identityDocumentTypes } from './words.ts'

const country = z.string().check(z.regex(/^[A-Z]{2}$/))

/** Whether a representative of a company may sign alone. */
export const powerModes = ['single', 'joint'] as const
export type PowerMode = (typeof powerModes)[number]

/** An owner as named by a deed or a certificate. */
export const deedOwner = z.strictObject({
  name: text(200),
  document: z.enum(['rut', 'foreign']),
  number: text(40),
  /** In basis points: 10,000 is 100 %. */
  shareBps: z.int().check(z.gte(1), z.lte(10_000)),
})

/**
 * The data that staff read from a document when they accept it. Each kind requires its own; faults are
 * reported at the field.
 */
export const documentFacts = z.strictObject({
  identity: z.optional(
    z.strictObject({
      type: z.enum(identityDocumentTypes),
      nationality: country,
      number: text(40),
      /** As printed on the document. */
      name: text(200),
      printedEnd: day,
    }),
  ),
  /** The legal name of the company in a deed. */
  legalName: z.optional(text(200)),
  powers: z.optional(
    z.strictObject({
      mode: z.enum(powerModes),
      /**
       * The amount up to which a representative may bind the company, in whole USD; absent without a limit.
       */
      limitUsd: z.optional(z.int().check(z.gte(1))),
    }),
  ),
  /** The day on which it was issued. */
  issuedOn: z.optional(day),
  owners: z.optional(z.array(deedOwner).check(z.maxLength(50))),
  /** The amount, in whole USD, and the day up to which the source of funds is proven. */
  evidence: z.optional(z.strictObject({ ceilingUsd: z.int().check(z.gte(1)), until: day })),
})
export type DocumentFacts = z.output<typeof documentFacts>
