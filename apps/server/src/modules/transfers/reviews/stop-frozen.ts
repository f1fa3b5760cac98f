import type { Id, ReviewReason } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { advance, advanceThrough } from '../advance.ts'
import { closeChoice } from '../holds/choices.store.ts'
import { endHold } from '../holds/holds.store.ts'
import { hoursAfter, orderTerms } from '../terms.ts'
import { insertReview } from './reviews.store.ts'

/**
 * Stops a transfer before its conversion and opens a review of it, with its money untouched. A hold or a choice of the
 * customer ends; a release considers its money again. The transfer is locked. Returns whether it was stopped.
 */
export async function stopForReview(
  work: Work,
  transferId: Id<'transfer'>,
  reason: ReviewReason,
): Promise<boolean> {
  await closeChoice(work, transferId, 'superseded')
  await endHold(work, transferId, 'settled')
  const moved = await advanceThrough(work, transferId, [
    { event: 'hold-settled' },
    { event: 'review-opened' },
  ])
  if (moved.at(-1)?.transfer.state !== 'in-review') return false
  const { reviewHours } = await orderTerms(work)
  await insertReview(work, transferId, reason, hoursAfter(work.now, reviewHours))
  return true
}

/**
 * Stops a transfer of a frozen customer instead of moving its money: opens a review, or freezes the money of a rejected
 * order. A returned transfer stays returned. The transfer is locked.
 */
export async function stopFrozen(work: Work, transferId: Id<'transfer'>): Promise<void> {
  if (await stopForReview(work, transferId, 'frozen-customer')) return
  await advance(work, [{ transferId, event: 'frozen' }])
}
