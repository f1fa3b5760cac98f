import { refuse, type Refusal } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { availableMinor, book } from '../books/index.ts'
import { closeOrder } from '../payins/index.ts'
import { advance } from './advance.ts'
import { giveBack } from './give-back.ts'
import { closeReview, openReviewOf } from './reviews.store.ts'
import type { Transfer } from './transfer.ts'
import { cancelAsked, lockTransfer, transferFor } from './transfers.store.ts'

const cancellable: readonly Transfer['state'][] = ['awaiting-payin', 'funded', 'held', 'in-review']

/**
 * Cancels before conversion: immediately without money, otherwise with a full refund. If a review has stopped the
 * money, the request is recorded; a release then refunds the money, and the review itself is decided as usual.
 */
export async function cancelTransfer(
  work: Work,
  transferId: string,
): Promise<Transfer | Refusal<'not-in-this-state' | 'not-found'>> {
  const transfer = await lockTransfer(work, transferId)
  if (transfer === undefined) return refuse('not-found')
  if (!cancellable.includes(transfer.state)) return refuse('not-in-this-state', { state: 'later' })
  const available = await availableMinor(work, 'client-funds', 'CLP', transferId)
  const isReviewed = transfer.state === 'in-review'
  if (isReviewed && (available > 0n || transfer.reviewedFrom === 'correcting')) {
    await cancelAsked(work, transferId)
  } else if (available > 0n) {
    await book(work, await giveBack(work, transferId, available, 'cancelled'))
  } else {
    await advance(work, [{ transferId, event: 'cancelled' }])
    await closeOrder(work, transferId)
    const review = isReviewed ? await openReviewOf(work, transferId) : undefined
    if (review !== undefined) await closeReview(work, review.id, 'withdrawn')
  }
  return (await transferFor(work, transferId)) ?? refuse('not-found')
}
