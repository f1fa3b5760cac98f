import { refuse, type Refusal, type ReviewOutcome } from '@puente/contract'
import type { Decision, DecisionRefusal } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import { decide, propose, type Approval } from '../approvals/index.ts'
import { end, release } from './end-review.ts'
import { officerProposed, officerTookPart } from './officer.ts'
import { closeReview, lockReview, type Review } from './reviews.store.ts'

/** The action that two people decide together. */
export const REVIEW_ACTION = 'transfer-review'

/** What a proposal about a review says; anything unknown is a refusal, which harms nobody. */
export function proposedOutcome({ proposal }: Approval): ReviewOutcome {
  const outcome = proposal['outcome']
  return outcome === 'release' || outcome === 'freeze' ? outcome : 'refuse'
}

/** Proposes how a review should end. */
export async function proposeOutcome(
  work: Work,
  reviewId: string,
  outcome: ReviewOutcome,
  note: string,
): Promise<Review | Refusal<'not-found' | 'review-closed' | 'already-proposed'>> {
  const review = await lockReview(work, reviewId)
  if (review === undefined) return refuse('not-found')
  if (review.closedAt !== undefined) return refuse('review-closed')
  const proposal = { outcome, ...officerProposed(work) }
  const proposed = await propose(work, REVIEW_ACTION, reviewId, proposal, note)
  return 'refused' in proposed ? proposed : review
}

/**
 * A second person confirms: the transfer goes back where it came from, or is rejected and its money returned, or the
 * money is frozen, for which one of the two has to be an officer.
 */
export async function decideReview(
  work: Work,
  reviewId: string,
  said: Decision,
): Promise<Review | Refusal<'not-found' | 'review-closed' | DecisionRefusal | 'officer-needed'>> {
  const review = await lockReview(work, reviewId)
  if (review === undefined) return refuse('not-found')
  if (review.closedAt !== undefined) return refuse('review-closed')
  const decided = await decide(work, REVIEW_ACTION, reviewId, said)
  if ('refused' in decided) return decided
  if (said.decision === 'send-back') return review
  const outcome = proposedOutcome(decided)
  if (outcome === 'freeze' && !officerTookPart(work, decided)) return refuse('officer-needed')
  await closeReview(work, reviewId, outcome)
  await (outcome === 'release' ? release(work, review.transferId) : end(work, review.transferId, outcome))
  return { ...review, closedAt: work.now, outcome }
}
