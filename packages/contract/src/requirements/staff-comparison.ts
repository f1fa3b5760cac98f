import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instant, text, wireId } from '../shapes.ts'
import { comparedCases, comparedFields, comparedSides } from './comparison-words.ts'

/**
 * One value: as the customer declared it, as it was read, and as it was accepted before. Days are 'YYYY-MM-DD', countries
 * ISO 3166-1 alpha-2, types of documents codes, and the value of an owner is the share in basis points.
 */
const comparedValue = z.strictObject({
  field: z.enum(comparedFields),
  /** The name of the owner; with 'owner' only. */
  of: z.optional(text(200)),
  declared: z.optional(text(200)),
  read: z.optional(text(200)),
  accepted: z.optional(text(200)),
  /** Whether a check digit of the document covers the read value and agrees. */
  isChecked: z.optional(z.boolean()),
  /** The sides that disagree with the declared value. */
  differs: z.array(z.enum(comparedSides)),
})
export type ComparedValue = z.output<typeof comparedValue>

/** What was accepted before. */
const acceptedBefore = z.strictObject({
  /** Absent for data that no document on file states. */
  documentId: z.optional(wireId('document')),
  at: z.optional(instant),
})

/** Query of the values of a case: declared, read by machine, and accepted at an earlier decision. */
export const comparison = z.strictObject({
  values: z.array(comparedValue),
  /** Absent when nothing was accepted before. */
  before: z.optional(acceptedBefore),
})
export type ComparisonWire = z.output<typeof comparison>

export const getComparison = endpoint({
  name: 'getComparison',
  summary: 'What was declared, read and accepted before about a case; the view is recorded.',
  method: 'GET',
  path: '/api/comparisons',
  who: ['analyst', 'officer'],
  query: z.strictObject({
    kind: z.enum(comparedCases),
    /** The id of the case, as the API writes it. */
    id: text(40),
  }),
  reply: comparison,
  refusals: ['not-found'],
})
