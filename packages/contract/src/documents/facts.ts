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

/** A representative named by powers. A member with this mail address, or with this confirmed RUT, signs as this one. */
const powersSigner = z.strictObject({ name: text(200), rut: text(20), email: z.optional(text(254)) })

/** Who binds the company together, up to which amount. */
const signingRule = z.strictObject({
  /** Positions in the list of representatives, from 0. */
  signers: z.array(z.int().check(z.gte(0), z.lte(19))).check(z.minLength(1), z.maxLength(20)),
  /** How many of them have to sign: 1 is alone. */
  signatures: z.int().check(z.gte(1), z.lte(5)),
  /** The amount up to which they bind the company, in whole USD; absent without a limit. */
  limitUsd: z.optional(z.int().check(z.gte(1), z.lte(1_000_000_000))),
})

/** The representatives of a company and the rules by which they sign, as powers state them. */
export const signingPowers = z.strictObject({
  signers: z.array(powersSigner).check(z.maxLength(20)),
  rules: z.array(signingRule).check(z.maxLength(20)),
})
export type SigningPowers = z.output<typeof signingPowers>

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
  powers: z.optional(signingPowers),
  /** The day on which it was issued. */
  issuedOn: z.optional(day),
  owners: z.optional(z.array(deedOwner).check(z.maxLength(50))),
  /** The amount, in whole USD, and the day up to which the source of funds is proven. */
  evidence: z.optional(z.strictObject({ ceilingUsd: z.int().check(z.gte(1)), until: day })),
})
export type DocumentFacts = z.output<typeof documentFacts>
