import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { text, wireId, emptyBody } from '../shapes.ts'
import { transferShape } from './endpoints.ts'
import { choiceAnswers } from './words.ts'

const id = z.strictObject({ id: wireId('transfer') })

export const answerChoice = endpoint({
  name: 'answerChoice',
  summary: 'Answers the choice about money that did not arrive as ordered: send as offered, or refund.',
  method: 'POST',
  path: '/api/transfers/:id/choice',
  who: 'customer',
  power: 'operate',
  owns: 'transfer',
  idempotent: true,
  params: id,
  body: z.strictObject({ answer: z.enum(choiceAnswers) }),
  reply: transferShape,
  refusals: ['nothing-to-choose', 'rate-unavailable'],
})

export const correctRecipient = endpoint({
  name: 'correctRecipient',
  summary: 'Corrects the recipient of a returned payout and sends the money again.',
  method: 'POST',
  path: '/api/transfers/:id/correction',
  who: 'customer',
  power: 'operate',
  owns: 'transfer',
  stepUp: true,
  idempotent: true,
  params: id,
  body: z.strictObject({
    /** Values for all of the corridor's fields, by field name. */
    details: z.record(text(40), z.string().check(z.maxLength(300))),
    name: z.optional(text(140, 2)),
  }),
  reply: transferShape,
  refusals: [
    'not-in-this-state',
    'fields-wrong',
    'unavailable',
    'contact-just-changed',
    'correction-needs-signatures',
  ],
})

export const refundInstead = endpoint({
  name: 'refundInstead',
  summary: 'Refunds a returned payout instead of sending it again.',
  method: 'POST',
  path: '/api/transfers/:id/refund-choice',
  who: 'customer',
  power: 'operate',
  owns: 'transfer',
  idempotent: true,
  params: id,
  body: emptyBody,
  reply: transferShape,
  refusals: ['not-in-this-state'],
})

export const requestRecall = endpoint({
  name: 'requestRecall',
  summary: 'Requests the recall of a payout; staff answer before its due time.',
  method: 'POST',
  path: '/api/transfers/:id/recall',
  who: 'customer',
  power: 'operate',
  owns: 'transfer',
  idempotent: true,
  params: id,
  body: emptyBody,
  reply: transferShape,
  refusals: ['not-in-this-state'],
})
