import { refuse, type Refusal, type ReviewOutcome, type Id } from '@puente/contract'
import type { Decision, DecisionRefusal } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { decide, officerTookPart, propose, type Approval } from '../../approvals/index.ts'
import { end, release } from './end-review.ts'
import { isCustomerFrozen } from './frozen.store.ts'
import { closeReview, lockReview, type Review } from './reviews.store.ts'

/** The action of approvals about reviews. */
export const REVIEW_ACTION = 'transfer-review'

/** The outcome in a proposal; an unknown one counts as refusal, the safe outcome. */
export function proposedOutcome({ proposal }: Approval): ReviewOutcome {
  const outcome = proposal['outcome']
  return outcome === 'release' || outcome === 'freeze' ? outcome : 'refuse'
}

/** Proposes the outcome of a review. While the customer is frozen, only freezing the money is possible. */
export async function proposeOutcome(
  work: Work,
  reviewId: Id<'review'>,
  outcome: ReviewOutcome,
  note: string,
): Promise<Review | Refusal<'not-found' | 'review-closed' | 'already-proposed' | 'customer-frozen'>> {
  const review = await lockReview(work, reviewId)
  if (review === undefined) return refuse('not-found')
  if (review.closedAt !== undefined) return refuse('review-closed')
  if (outcome !== 'freeze' && (await isCustomerFrozen(work, review.transferId)))
    return refuse('customer-frozen')
  const proposal = { outcome }
  const proposed = await propose(work, REVIEW_ACTION, reviewId, proposal, note)
  return 'refused' in proposed ? proposed : review
}

/**
 * Confirms the outcome of a review or sends it back: the transfer returns to its former state, is rejected and
 * refunded, or is frozen. Freezing requires a compliance officer as one of the two people.
 */
export async function decideReview(
  work: Work,
  reviewId: Id<'review'>,
  said: Decision,
): Promise<
  Review | Refusal<'not-found' | 'review-closed' | DecisionRefusal | 'officer-needed' | 'customer-frozen'>
> {
  const review = await lockReview(work, reviewId)
  if (review === undefined) return refuse('not-found')
  if (review.closedAt !== undefined) return refuse('review-closed')
  const decided = await decide(work, REVIEW_ACTION, reviewId, said)
  if ('refused' in decided) return decided
  if (said.decision === 'send-back') return review
  const outcome = proposedOutcome(decided)
  if (outcome === 'freeze' && !officerTookPart(work, decided)) return refuse('officer-needed')
  if (outcome !== 'freeze' && (await isCustomerFrozen(work, review.transferId)))
    return refuse('customer-frozen')
  await closeReview(work, reviewId, outcome)
  await (outcome === 'release' ? release(work, review.transferId) : end(work, review.transferId, outcome))
  return { ...review, closedAt: work.now, outcome }
}
