import { refuse, type Refusal, type ReviewOutcome } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { decide, propose } from '../approvals/index.ts'
import { availableMinor, book } from '../books/index.ts'
import { closeOrder, postponeDeadline } from '../payins/index.ts'
import { advance } from './advance.ts'
import { considerFunding } from './consider-funding.ts'
import { giveBack } from './give-back.ts'
import { closeReview, lockReview, type Review } from './reviews.store.ts'
import { fundingDeadline, orderTerms } from './terms.ts'
import { lockTransfers, setFundingDeadline } from './transfers.store.ts'

/** The action that two people decide together. */
export const REVIEW_ACTION = 'transfer-review'

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
  const proposed = await propose(work, REVIEW_ACTION, reviewId, { outcome }, note)
  return 'refused' in proposed ? proposed : review
}

/** A second person confirms: the transfer goes back where it came from, or is rejected and its money returned. */
export async function decideOutcome(
  work: Work,
  reviewId: string,
  decision: 'confirm' | 'send-back',
): Promise<Review | Refusal<'not-found' | 'review-closed' | 'no-proposal' | 'same-person'>> {
  const review = await lockReview(work, reviewId)
  if (review === undefined) return refuse('not-found')
  if (review.closedAt !== undefined) return refuse('review-closed')
  const decided = await decide(
    work,
    REVIEW_ACTION,
    reviewId,
    decision === 'confirm' ? 'confirmed' : 'sent-back',
  )
  if ('refused' in decided) return decided
  if (decision === 'send-back') return review
  const outcome: ReviewOutcome = decided.proposal['outcome'] === 'release' ? 'release' : 'refuse'
  await closeReview(work, reviewId, outcome)
  await (outcome === 'release' ? release(work, review.transferId) : reject(work, review.transferId))
  return { ...review, closedAt: work.now, outcome }
}

/** Back where it came from; an order that was not paid yet gets its whole time again. */
async function release(work: Work, transferId: string): Promise<void> {
  const transfer = (await lockTransfers(work, [transferId])).get(transferId)
  if (transfer === undefined) throw new Error(`no transfer ${transferId}`)
  const event = transfer.reviewedFrom === 'funded' ? 'released-funded' : 'released-unfunded'
  await advance(work, [{ transferId, event }])
  if (event === 'released-unfunded') {
    const deadline = fundingDeadline(await orderTerms(work), work.now, transfer.sendMinor)
    await setFundingDeadline(work, transferId, deadline)
    await postponeDeadline(work, transferId, deadline)
  }
  // Money may have come while it was being looked at.
  await considerFunding(work, transferId)
}

async function reject(work: Work, transferId: string): Promise<void> {
  await advance(work, [{ transferId, event: 'review-refused' }])
  const available = await availableMinor(work, 'client-funds', 'CLP', transferId)
  if (available > 0n) return book(work, await giveBack(work, transferId, available, 'review-refused'))
  await closeOrder(work, transferId)
}
