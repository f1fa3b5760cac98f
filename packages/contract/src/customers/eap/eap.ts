import { z } from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { instant, text } from '../../shapes.ts'
import { eapQuestionKinds } from '../words.ts'

/** A question of the EAP confirmation. */
const eapQuestion = z.strictObject({
  code: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  kind: z.enum(eapQuestionKinds),
  label: text(300),
  optional: z.optional(z.boolean()),
})

/** The text that a customer is asked to confirm, as the operator wrote it. */
export const eapText = z.strictObject({
  title: text(200),
  /** Markdown. */
  text: text(20_000),
  questions: z.array(eapQuestion).check(z.maxLength(5)),
})
export type EapTextWire = z.output<typeof eapText>

/** 'yes' or 'no' for yes-no questions. */
export const eapAnswers = z
  .array(z.strictObject({ code: text(40), answer: text(1000, 0) }))
  .check(z.maxLength(5))

export const getEap = endpoint({
  name: 'getEap',
  summary: 'The text that the customer is asked to confirm, as in force.',
  method: 'GET',
  path: '/api/eap',
  who: 'customer',
  power: 'read',
  reply: z.strictObject({
    ...eapText.shape,
    version: z.int(),
    /** SHA-256 of title, text and questions, in hex. */
    hash: text(64),
    askedAt: z.optional(instant),
    dueAt: z.optional(instant),
  }),
  refusals: [],
})

export const confirmEap = endpoint({
  name: 'confirmEap',
  summary:
    'Confirms the text in force with the answers to its questions; version, hash, time and answers are stored.',
  method: 'POST',
  path: '/api/eap/confirmations',
  who: 'customer',
  power: 'administer',
  idempotent: true,
  body: z.strictObject({ version: z.int(), answers: eapAnswers }),
  refusals: ['fields-wrong', 'item-closed'],
})
