import type { Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { advance, advanceThrough } from '../advance.ts'
import { closeChoice } from '../holds/choices.store.ts'
import { endHold } from '../holds/holds.store.ts'
import { hoursAfter, orderTerms } from '../terms.ts'
import { insertReview } from './reviews.store.ts'

/**
 * Stops a transfer of a frozen customer instead of moving its money: opens a review, or freezes the money of a rejected
 * order. A returned transfer stays returned. The transfer is locked.
 */
export async function stopFrozen(work: Work, transferId: Id<'transfer'>): Promise<void> {
  await closeChoice(work, transferId, 'superseded')
  await endHold(work, transferId, 'settled')
  const moved = await advanceThrough(work, transferId, [
    { event: 'hold-settled' },
    { event: 'review-opened' },
  ])
  if (moved.at(-1)?.transfer.state === 'in-review') {
    const { reviewHours } = await orderTerms(work)
    return insertReview(work, transferId, 'frozen-customer', hoursAfter(work.now, reviewHours))
  }
  await advance(work, [{ transferId, event: 'frozen' }])
}
