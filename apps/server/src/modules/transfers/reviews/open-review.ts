import type { ReviewReason, Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { advance } from '../advance.ts'
import { insertReview } from './reviews.store.ts'
import { hoursAfter, type OrderTerms } from '../terms.ts'
import type { Transfer } from '../transfer.ts'

/** Stops a transfer until two people have decided whether it may continue. */
export async function openReview(
  work: Work,
  transferId: Id<'transfer'>,
  reason: ReviewReason,
  terms: OrderTerms,
): Promise<Transfer> {
  const moved = (await advance(work, [{ transferId, event: 'review-opened' }])).get(transferId)
  if (moved === undefined) throw new Error(`transfer ${transferId} cannot be reviewed now`)
  await insertReview(work, transferId, reason, hoursAfter(work.now, terms.reviewHours))
  return moved.transfer
}
