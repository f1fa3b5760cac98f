import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { currencyCode, minorUnits, text } from '../shapes.ts'
import { checkDigitNames, fieldKinds, inputModes } from './rules.ts'

/** One recipient field as served data; its type is `RecipientField` of rules.ts. */
export const fieldShape = z.strictObject({
  name: text(40),
  kind: z.enum(fieldKinds),
  label: text(60),
  minLength: z.number(),
  maxLength: z.number(),
  pattern: z.optional(text(200)),
  checkDigit: z.optional(z.enum(checkDigitNames)),
  severity: z.enum(['block', 'warn']),
  choices: z.optional(z.array(text(40))),
  autocomplete: z.optional(text(40)),
  inputMode: z.optional(z.enum(inputModes)),
  optional: z.optional(z.boolean()),
  groupsOf: z.optional(z.number()),
})

export const corridorShape = z.strictObject({
  id: text(20),
  /** The version of the data in force; a recipient remembers the one it was checked with. */
  version: z.number(),
  /** ISO 3166-1 alpha-2. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  currency: currencyCode,
  rail: text(20),
  /** The least the rail can pay, in minor units: some rails pay without cents. */
  receiveStepMinor: minorUnits,
  minimumSendMinor: minorUnits,
  maximumSendMinor: minorUnits,
  fields: z.array(fieldShape),
})
export type CorridorWire = z.output<typeof corridorShape>

export const listCorridors = endpoint({
  name: 'listCorridors',
  summary: 'Where money can go today, and what each corridor asks about a recipient.',
  method: 'GET',
  path: '/api/corridors',
  who: 'anyone',
  reply: z.strictObject({ items: z.array(corridorShape) }),
  refusals: [],
})
