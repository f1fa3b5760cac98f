import type { TransferState, Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { fundingOf, refundsOf } from '../../payins/index.ts'
import { openHoldOf } from '../holds/holds.store.ts'
import { payinAccount, type PayinAccount } from '../terms.ts'
import { partiesFor, transferFor } from '../transfers.store.ts'

/** The facts of a transfer for notifications, without the cause of a review. */
export interface TransferForNotification {
  readonly id: Id<'transfer'>
  readonly reference: string
  readonly customerId: Id<'customer'>
  /** The user who ordered it. */
  readonly userId: Id<'user'>
  readonly state: TransferState
  /** When the transfer reached its state. */
  readonly changedAt: Date
  readonly recipientName: string
  /** The two letters of the recipient's country. */
  readonly country: string
  readonly sendMinor: bigint
  readonly receiveMinor: bigint
  readonly currency: string
  readonly fundingDeadlineAt: Date
  readonly account: PayinAccount | undefined
  /** While the transfer is on hold: until when its rate is valid. */
  readonly rateUntil: Date | undefined
  /** In CLP: received, missing, and refunded or being refunded. */
  readonly heldMinor: bigint
  readonly remainingMinor: bigint
  readonly refundMinor: bigint
}

/** The present facts of a transfer for notifications; undefined when there is none. */
export async function transferForNotification(
  work: Work,
  id: string,
): Promise<TransferForNotification | undefined> {
  const transfer = await transferFor(work, id)
  const beneficiary = (await partiesFor(work, id))?.beneficiary
  if (transfer === undefined || beneficiary === undefined) return undefined
  const { heldMinor, remainingMinor } = await fundingOf(work, id)
  const { openMinor, settledMinor } = await refundsOf(work, id)
  return {
    id,
    reference: transfer.reference,
    customerId: transfer.customerId,
    userId: transfer.userId,
    state: transfer.state,
    changedAt: transfer.changedAt,
    recipientName: beneficiary.name,
    country: beneficiary.country,
    sendMinor: transfer.sendMinor,
    receiveMinor: transfer.receiveMinor,
    currency: transfer.currency,
    fundingDeadlineAt: transfer.fundingDeadlineAt,
    account: await payinAccount(work),
    rateUntil: (await openHoldOf(work, id))?.rateUntil,
    heldMinor,
    remainingMinor,
    refundMinor: openMinor + settledMinor,
  }
}
