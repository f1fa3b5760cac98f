import {
  transferActionReasons,
  type ActionObstacle,
  type Id,
  type ReasonedAction,
  type TransferAction,
  type TransferActionReason,
} from '@puente/contract'
import type { Journal } from '@puente/ledger'
import type { Work } from '../../../platform/work.ts'
import { openApprovals } from '../../approvals/index.ts'
import { availableMinor } from '../../books/index.ts'
import { closeOrder } from '../../payins/index.ts'
import { advance } from '../advance.ts'
import { refundTransfer } from '../refunds/refund-transfer.ts'
import { REVIEW_ACTION } from '../reviews/decide-review.ts'
import { release } from '../reviews/end-review.ts'
import { isCustomerFrozen } from '../reviews/frozen.store.ts'
import { closeReview, openReviewOf } from '../reviews/reviews.store.ts'
import { stopForReview } from '../reviews/stop-frozen.ts'
import type { Transfer } from '../transfer.ts'

/** Whether an action has declared reasons. */
export const isReasoned = (action: TransferAction): action is ReasonedAction =>
  Object.hasOwn(transferActionReasons, action)

/** The fault of a reason for an action; undefined when it is right. */
export function reasonFault(
  action: TransferAction,
  reason: TransferActionReason | undefined,
): 'missing' | 'not-a-choice' | 'unknown-field' | undefined {
  if (!isReasoned(action)) return reason === undefined ? undefined : 'unknown-field'
  if (reason === undefined) return 'missing'
  return transferActionReasons[action].some((one) => one === reason) ? undefined : 'not-a-choice'
}

/** Why a transfer in a state can be neither held nor cancelled; undefined before its conversion. */
const obstacleOfState: Readonly<Record<Transfer['state'], ActionObstacle | undefined>> = {
  'awaiting-payin': undefined,
  funded: undefined,
  held: undefined,
  'in-review': 'in-review',
  converting: 'converted',
  'payout-submitted': 'converted',
  'payout-unknown': 'converted',
  delivered: 'delivered',
  returned: 'came-back',
  correcting: 'came-back',
  rejected: 'ended',
  refunding: 'ended',
  refunded: 'ended',
  frozen: 'ended',
  expired: 'ended',
  cancelled: 'ended',
}

/** Staff release what staff have held. Every other review is decided on its page, by those who read its cause. */
async function releaseObstacle(work: Work, { id, state }: Transfer): Promise<ActionObstacle | undefined> {
  if (state !== 'in-review') return 'not-stopped'
  const review = await openReviewOf(work, id)
  if (review?.reason !== 'manual') return 'decided-in-review'
  return (await openApprovals(work, REVIEW_ACTION, [review.id])).has(review.id)
    ? 'review-proposed'
    : undefined
}

/** Why staff cannot hold, release or cancel a transfer now; undefined when they can. */
export async function obstacleTo(
  work: Work,
  transfer: Transfer,
  action: ReasonedAction,
): Promise<ActionObstacle | undefined> {
  const obstacle =
    action === 'release' ? await releaseObstacle(work, transfer) : obstacleOfState[transfer.state]
  if (obstacle !== undefined || action === 'hold') return obstacle
  return (await isCustomerFrozen(work, transfer.id)) ? 'customer-frozen' : undefined
}

/** Ends an order before its conversion. What was paid is refunded in full. Returns the journals to book. */
async function cancelUnconverted(work: Work, transferId: Id<'transfer'>): Promise<Journal[]> {
  const available = await availableMinor(work, 'client-funds', 'CLP', transferId)
  if (available > 0n) return refundTransfer(work, transferId, available, 'stopped')
  await advance(work, [{ transferId, event: 'cancelled' }])
  await closeOrder(work, transferId)
  return []
}

/**
 * Carries out a confirmed proposal to hold, release or cancel a transfer. A hold opens a review with the reason
 * `manual`; its release returns the transfer to its state before. Returns the journals that the caller books.
 */
export async function carryOutReasoned(
  work: Work,
  { id }: Transfer,
  action: ReasonedAction,
): Promise<Journal[]> {
  switch (action) {
    case 'hold':
      if (!(await stopForReview(work, id, 'manual'))) throw new Error(`transfer ${id} cannot be held now`)
      return []
    case 'release': {
      const review = await openReviewOf(work, id)
      if (review === undefined) throw new Error(`transfer ${id} has no review to release`)
      await closeReview(work, review.id, 'release')
      await release(work, id)
      return []
    }
    case 'cancel':
      return cancelUnconverted(work, id)
  }
}
