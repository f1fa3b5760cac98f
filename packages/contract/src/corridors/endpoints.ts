import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { currencyCode, minorUnits, text, pesos } from '../shapes.ts'
import { recipientKinds } from '../recipients/words.ts'
import { fieldKinds, inputModes } from './rules.ts'

const severity = z.enum(['block', 'warn'])
const onlyIf = z.optional(text(200))

/** A check as served data. Its type is `Check` of rules.ts. */
const checkShape = z.union([
  z.strictObject({
    kind: z.literal('iban'),
    severity,
    onlyIf,
    lengths: z.record(text(2), z.number()),
  }),
  z.strictObject({
    kind: z.literal('weighted'),
    severity,
    onlyIf,
    from: z.number(),
    to: z.number(),
    weights: z.array(z.number()),
    fromLast: z.optional(z.boolean()),
    digitSums: z.optional(z.boolean()),
    modulus: z.number(),
    at: z.optional(z.number()),
    symbols: z.optional(text(100)),
    letters: z.optional(text(40)),
  }),
])

const rule = {
  kind: z.enum(fieldKinds),
  label: text(60),
  minLength: z.number(),
  maxLength: z.number(),
  pattern: z.optional(text(200)),
  checks: z.optional(z.array(checkShape)),
  inputMode: z.optional(z.enum(inputModes)),
  optional: z.optional(z.boolean()),
  groupsOf: z.optional(z.number()),
  asked: z.optional(z.boolean()),
}

/** A value that a corridor’s field accepts. */
const choiceShape = z.strictObject({
  value: text(40),
  name: z.optional(text(80)),
  onlyFor: z.optional(z.enum(recipientKinds)),
  rules: z.optional(z.record(text(40), z.partial(z.strictObject(rule)))),
})

/** One recipient field as served data. Its type is `RecipientField` of rules.ts. */
export const fieldShape = z.strictObject({
  ...rule,
  name: text(40),
  onlyFor: z.optional(z.enum(recipientKinds)),
  choices: z.optional(z.array(choiceShape)),
  autocomplete: z.optional(text(40)),
})

/** How the rail writes a recipient's name, as data. Its type is `NameRule` of rules.ts. */
const nameShape = z.strictObject({
  maxLength: z.number(),
  characters: z.enum(['ascii', 'any']),
  allowed: z.optional(text(200)),
  written: z.optional(z.record(text(8), text(8, 0))),
})

/** A country, currency and payout rail that money can be sent to, with its recipient fields. */
export const corridorShape = z.strictObject({
  id: text(20),
  /** The version of the data in force. A recipient stores the version that it was checked with. */
  version: z.number(),
  /** ISO 3166-1 alpha-2. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  currency: currencyCode,
  rail: text(20),
  /**
   * The smallest amount that the rail can distinguish, in minor units of the receive currency: some rails pay
   * no cents.
   */
  receiveStepMinor: minorUnits,
  minimumSendMinor: pesos,
  maximumSendMinor: pesos,
  name: nameShape,
  fields: z.array(fieldShape),
})
export type CorridorWire = z.output<typeof corridorShape>

export const listCorridors = endpoint({
  name: 'listCorridors',
  summary: 'The corridors in force, with the fields that each requires of a recipient.',
  method: 'GET',
  path: '/api/corridors',
  who: 'anyone',
  reply: z.strictObject({ items: z.array(corridorShape) }),
  refusals: [],
})
