import { z } from 'zod/mini'
import { proposalHead, proposalNote } from '../approvals/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { exportEndpoint } from '../list-files.ts'
import { hit } from '../screening/shapes.ts'
import { instant, moneyShape, pageOf, paging, text, wireId } from '../shapes.ts'
import { reviewEnds, reviewOutcomes, reviewReasons } from './words.ts'

const reviewers = ['analyst', 'officer'] as const

/** The proposed decision of a review. */
const reviewProposal = z.strictObject({
  outcome: z.enum(reviewOutcomes),
  ...proposalHead,
})

/** A transfer under review, as lists show it. */
export const reviewSummary = z.strictObject({
  id: wireId('review'),
  transferId: wireId('transfer'),
  transferReference: text(20),
  customerId: wireId('customer'),
  customerName: text(200),
  recipientName: text(140),
  send: moneyShape,
  funded: z.boolean(),
  reason: z.enum(reviewReasons),
  openedAt: instant,
  dueAt: instant,
  /** Whether money of the transfer was frozen when it ended so; false when none had arrived. */
  moneyFrozen: z.boolean(),
  status: z.enum(['open', 'proposed', 'closed']),
  proposal: z.optional(reviewProposal),
  outcome: z.optional(z.enum(reviewEnds)),
})
export type ReviewSummary = z.output<typeof reviewSummary>

/** A transfer under review, with the hits on watch lists. */
export const review = z.strictObject({
  ...reviewSummary.shape,
  /** The hits, each with the list, its version, and whether the name is the customer's or the recipient's. */
  hits: z.array(z.strictObject({ ...hit.shape, subject: z.enum(['customer', 'recipient']) })),
})
export type ReviewWire = z.output<typeof review>

const id = z.strictObject({ id: wireId('review') })

export const listReviews = endpoint({
  name: 'listReviews',
  summary: 'Reviews of transfers: open ones by due time, or decided ones, newest first.',
  method: 'GET',
  path: '/api/reviews',
  who: reviewers,
  query: z.strictObject({
    /** Default: `open`. */
    status: z.optional(z.enum(['open', 'closed'])),
    ...paging,
  }),
  reply: pageOf(reviewSummary),
  refusals: [],
})

export const exportReviews = exportEndpoint({
  name: 'exportReviews',
  of: listReviews,
  who: ['officer'],
})

export const getReview = endpoint({
  name: 'getReview',
  summary: 'One review with its reasons.',
  method: 'GET',
  path: '/api/reviews/:id',
  who: reviewers,
  params: id,
  reply: review,
  refusals: [],
})

export const proposeReview = endpoint({
  name: 'proposeReview',
  summary: 'Proposes to release, refuse or freeze a transfer; a second person must confirm it.',
  method: 'POST',
  path: '/api/reviews/:id/proposal',
  decidesCase: true,
  who: reviewers,
  idempotent: true,
  params: id,
  body: z.strictObject({ outcome: z.enum(reviewOutcomes), note: proposalNote }),
  reply: review,
  refusals: ['review-closed', 'already-proposed', 'customer-frozen'],
})
