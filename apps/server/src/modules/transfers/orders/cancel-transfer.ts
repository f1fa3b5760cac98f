import { refuse, type Refusal, type Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { availableMinor, book } from '../../books/index.ts'
import { closeOrder } from '../../payins/index.ts'
import { advance } from '../advance.ts'
import { refundTransfer } from '../refunds/refund-transfer.ts'
import { closeReview, openReviewOf } from '../reviews/reviews.store.ts'
import type { Transfer } from '../transfer.ts'
import { requestCancellation, lockTransfer, transferFor } from '../transfers.store.ts'

const cancellable: readonly Transfer['state'][] = ['awaiting-payin', 'funded', 'held', 'in-review']

/**
 * Cancels before conversion: immediately without money, otherwise with a full refund. If a review has stopped the
 * money, the request is recorded; a release then refunds the money, and the review itself is decided as usual.
 */
export async function cancelTransfer(
  work: Work,
  transferId: Id<'transfer'>,
): Promise<Transfer | Refusal<'not-in-this-state' | 'not-found'>> {
  const transfer = await lockTransfer(work, transferId)
  if (transfer === undefined) return refuse('not-found')
  if (!cancellable.includes(transfer.state)) return refuse('not-in-this-state', { state: 'later' })
  const available = await availableMinor(work, 'client-funds', 'CLP', transferId)
  const isReviewed = transfer.state === 'in-review'
  if (isReviewed && (available > 0n || transfer.reviewedFrom === 'correcting')) {
    await requestCancellation(work, transferId)
  } else if (available > 0n) {
    await book(work, await refundTransfer(work, transferId, available, 'cancelled'))
  } else {
    await advance(work, [{ transferId, event: 'cancelled' }])
    await closeOrder(work, transferId)
    const review = isReviewed ? await openReviewOf(work, transferId) : undefined
    if (review !== undefined) await closeReview(work, review.id, 'withdrawn')
  }
  return (await transferFor(work, transferId)) ?? refuse('not-found')
}
