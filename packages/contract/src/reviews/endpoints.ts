import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instant, moneyShape, text, wireId } from '../shapes.ts'
import { reviewOutcomes, reviewReasons } from './words.ts'

const reviewers = ['analyst', 'officer'] as const

export const reviewSummary = z.strictObject({
  id: wireId('rev'),
  transferId: wireId('trf'),
  transferReference: text(20),
  customerName: text(200),
  recipientName: text(140),
  send: moneyShape,
  funded: z.boolean(),
  reason: z.enum(reviewReasons),
  openedAt: instant,
  dueAt: instant,
  status: z.enum(['open', 'proposed', 'closed']),
  proposal: z.optional(
    z.strictObject({
      outcome: z.enum(reviewOutcomes),
      note: text(1000),
      by: text(200),
      byId: wireId('stf'),
      at: instant,
    }),
  ),
  outcome: z.optional(z.enum(reviewOutcomes)),
})
export type ReviewSummary = z.output<typeof reviewSummary>

export const review = z.strictObject({
  ...reviewSummary.shape,
  /** What each list said about whom, with the version of the list that said it. */
  hits: z.array(
    z.strictObject({
      subject: z.enum(['customer', 'recipient']),
      screenedName: text(200),
      list: text(80),
      entryId: text(80),
      listedName: text(200),
      scoreBps: z.number(),
      listVersion: text(80),
    }),
  ),
})
export type ReviewWire = z.output<typeof review>

const id = z.strictObject({ id: wireId('rev') })

export const listReviews = endpoint({
  name: 'listReviews',
  summary: 'Transfers that wait for a verdict, the one due first at the top.',
  method: 'GET',
  path: '/api/reviews',
  who: reviewers,
  query: z.strictObject({ status: z.optional(z.enum(['open', 'closed'])) }),
  reply: z.strictObject({ items: z.array(reviewSummary) }),
  refusals: [],
})

export const getReview = endpoint({
  name: 'getReview',
  summary: 'One review with what raised it.',
  method: 'GET',
  path: '/api/reviews/:id',
  who: reviewers,
  params: id,
  reply: review,
  refusals: [],
})

export const proposeReview = endpoint({
  name: 'proposeReview',
  summary: 'Proposes to release or refuse; a second person has to confirm it.',
  method: 'POST',
  path: '/api/reviews/:id/proposal',
  who: reviewers,
  idempotent: true,
  params: id,
  body: z.strictObject({ outcome: z.enum(reviewOutcomes), note: text(1000, 3) }),
  reply: review,
  refusals: ['review-closed', 'already-proposed'],
})

export const decideReview = endpoint({
  name: 'decideReview',
  summary: 'A second person confirms or sends back what another proposed; confirmed, the transfer moves.',
  method: 'POST',
  path: '/api/reviews/:id/decision',
  who: reviewers,
  idempotent: true,
  params: id,
  body: z.strictObject({ decision: z.enum(['confirm', 'send-back']) }),
  reply: review,
  refusals: ['same-person', 'no-proposal', 'review-closed'],
})
