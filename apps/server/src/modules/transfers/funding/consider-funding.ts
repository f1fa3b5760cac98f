import type { Id } from '@puente/contract'
import type { Journal } from '@puente/ledger'
import type { Work } from '../../../platform/work.ts'
import { availableMinor, book } from '../../books/index.ts'
import { addBankingDays, bankingCalendar } from '../../corridors/index.ts'
import { closeOrder, debtOfOrder, paymentsOf, refundExcess, refundOrder } from '../../payins/index.ts'
import { advance } from '../advance.ts'
import { closeChoice } from '../holds/choices.store.ts'
import { fund } from './fund.ts'
import { refundTransfer } from '../refunds/refund-transfer.ts'
import { offerArrived } from '../holds/offer-arrived.ts'
import { wasFrozen } from '../reviews/reviews.store.ts'
import { takeLate } from './take-late.ts'
import { choiceTerms } from '../terms.ts'
import type { Transfer } from '../transfer.ts'
import * as store from '../transfers.store.ts'

/** An order's money by the time of the bank's credit, not of the bank's message. */
async function arrived(
  work: Work,
  transfer: Transfer,
): Promise<{ readonly inTimeMinor: bigint; readonly wholeAt: Date | undefined }> {
  const held = (await paymentsOf(work, transfer.id))
    .filter(({ status }) => status === 'matched')
    .toSorted((one, other) => one.creditedAt.getTime() - other.creditedAt.getTime())
  let inTimeMinor = 0n
  let sumMinor = 0n
  let wholeAt: Date | undefined
  for (const { amountMinor, refundedMinor, creditedAt } of held) {
    sumMinor += amountMinor - refundedMinor
    if (creditedAt <= transfer.fundingDeadlineAt) inTimeMinor = sumMinor
    if (sumMinor >= transfer.sendMinor) wholeAt ??= creditedAt
  }
  return { inTimeMinor, wholeAt }
}

/** Reopens an expired order; one that awaits payment stays unchanged. */
async function reopened(work: Work, transfer: Transfer): Promise<Transfer> {
  if (transfer.state === 'awaiting-payin') return transfer
  const moved = (await advance(work, [{ transferId: transfer.id, event: 'reopened' }])).get(transfer.id)
  if (moved === undefined) throw new Error(`transfer ${transfer.id} cannot be taken up again`)
  return moved.transfer
}

/**
 * Decides about the money of an order that awaits payment or has expired. The transfer is locked; `available` is the
 * money on its account that is not reserved.
 */
export async function judgeOrder(work: Work, transfer: Transfer, available: bigint): Promise<Journal[]> {
  const { id, sendMinor, fundingDeadlineAt } = transfer
  const { inTimeMinor, wholeAt } = await arrived(work, transfer)
  if (inTimeMinor >= sendMinor) {
    const asOf = transfer.createdAt
    return fund(work, await reopened(work, transfer), available, { asOf })
  }
  if (work.now <= fundingDeadlineAt) return []
  const { lateBankingDays } = await choiceTerms(work)
  if (
    wholeAt !== undefined &&
    wholeAt <= addBankingDays(await bankingCalendar(work), fundingDeadlineAt, lateBankingDays)
  )
    return takeLate(work, await reopened(work, transfer), available)
  if (inTimeMinor > 0n) return offerArrived(work, await reopened(work, transfer), inTimeMinor, available)
  if (transfer.state === 'expired') return available > 0n ? refundOrder(work, id, available, 'paid-late') : []
  if (available > 0n) return refundTransfer(work, id, available, 'paid-late')
  await closeChoice(work, id, 'superseded')
  await advance(work, [{ transferId: id, event: 'expired' }])
  await closeOrder(work, id)
  return []
}

/** The part of the money on its account that a transfer needs, in CLP. */
const owedMinor = ({ state, sendMinor }: Transfer): bigint =>
  state === 'funded' || state === 'held' ? sendMinor : 0n

/** Money for a rejected order is refunded, or frozen if two people froze the order. */
async function stopped(work: Work, id: string, available: bigint): Promise<Journal[]> {
  if (!(await wasFrozen(work, id))) return refundTransfer(work, id, available, 'stopped')
  await advance(work, [{ transferId: id, event: 'frozen' }])
  return []
}

/**
 * Handles the money on a transfer's account: funds the order when the amount is complete, offers the customer a choice
 * when it is short or late, refunds an excess. Idempotent.
 */
export async function considerFunding(work: Work, transferId: Id<'transfer'>): Promise<void> {
  const transfer = await store.lockTransfer(work, transferId)
  if (transfer === undefined || transfer.state === 'in-review' || transfer.state === 'frozen') return
  const available = await availableMinor(work, 'client-funds', 'CLP', transferId)
  // The expired order has a debt: a payment with its reference is a repayment, not a late payment.
  const repays = transfer.state === 'expired' && (await debtOfOrder(work, transferId)) > 0n
  if (repays) return book(work, await refundExcess(work, transferId, available, 'excess'))
  if (transfer.state === 'awaiting-payin' || transfer.state === 'expired')
    return book(work, await judgeOrder(work, transfer, available))
  const excess = available - owedMinor(transfer)
  if (excess <= 0n) return
  if (transfer.state === 'rejected') return book(work, await stopped(work, transferId, available))
  return book(work, await refundExcess(work, transferId, excess, 'excess'))
}
