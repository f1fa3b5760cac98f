import type { Journal } from '@puente/ledger'
import type { Work } from '../../platform/work.ts'
import { availableMinor, book } from '../books/index.ts'
import { addBankingDays } from '../corridors/index.ts'
import { closeOrder, owedOverOrder, paymentsOf, refundExcess, refundOrder } from '../payins/index.ts'
import { advance } from './advance.ts'
import { closeChoice } from './choices.store.ts'
import { fund } from './fund.ts'
import { giveBack } from './give-back.ts'
import { offerArrived } from './offer-arrived.ts'
import { wasFrozen } from './reviews.store.ts'
import { takeLate } from './take-late.ts'
import { choiceTerms } from './terms.ts'
import type { Transfer } from './transfer.ts'
import * as store from './transfers.store.ts'

/** Money of an order by when the bank credited it: what counts is the bank's time, not when we were told. */
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

/** An order that ended without money is taken up again; one that waits is as it was. */
async function reopened(work: Work, transfer: Transfer): Promise<Transfer> {
  if (transfer.state === 'awaiting-payin') return transfer
  const moved = (await advance(work, [{ transferId: transfer.id, event: 'reopened' }])).get(transfer.id)
  if (moved === undefined) throw new Error(`transfer ${transfer.id} cannot be taken up again`)
  return moved.transfer
}

/**
 * What becomes of an order whose money is to be judged, whether it waits or has expired. The transfer is locked;
 * `available` is what of the money on its account is not spoken for.
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
  if (wholeAt !== undefined && wholeAt <= addBankingDays(fundingDeadlineAt, lateBankingDays))
    return takeLate(work, await reopened(work, transfer), available)
  if (inTimeMinor > 0n) return offerArrived(work, await reopened(work, transfer), inTimeMinor, available)
  if (transfer.state === 'expired') return available > 0n ? refundOrder(work, id, available, 'paid-late') : []
  if (available > 0n) return giveBack(work, id, available, 'paid-late')
  await closeChoice(work, id, 'superseded')
  await advance(work, [{ transferId: id, event: 'expired' }])
  await closeOrder(work, id)
  return []
}

/** What of the money on its account a transfer still needs, in CLP. */
const owedMinor = ({ state, sendMinor }: Transfer): bigint =>
  state === 'funded' || state === 'held' ? sendMinor : 0n

/** Money for an order that was stopped goes the way that the people who stopped it chose. */
async function stopped(work: Work, id: string, available: bigint): Promise<Journal[]> {
  if (!(await wasFrozen(work, id))) return giveBack(work, id, available, 'stopped')
  await advance(work, [{ transferId: id, event: 'frozen' }])
  return []
}

/**
 * Looks at the money that lies on a transfer's account and does what it allows: funds the order when it is whole, asks
 * the customer when it came short or late, sends back what is too much. Doing it again changes nothing.
 */
export async function considerFunding(work: Work, transferId: string): Promise<void> {
  const transfer = await store.lockTransfer(work, transferId)
  if (transfer === undefined || transfer.state === 'in-review' || transfer.state === 'frozen') return
  const available = await availableMinor(work, 'client-funds', 'CLP', transferId)
  // The order has ended and its customer owes for it: a payment with its reference is a repayment, not a late payment.
  const repays = transfer.state === 'expired' && (await owedOverOrder(work, transferId)) > 0n
  if (repays) return book(work, await refundExcess(work, transferId, available, 'excess'))
  if (transfer.state === 'awaiting-payin' || transfer.state === 'expired')
    return book(work, await judgeOrder(work, transfer, available))
  const excess = available - owedMinor(transfer)
  if (excess <= 0n) return
  if (transfer.state === 'rejected') return book(work, await stopped(work, transferId, available))
  return book(work, await refundExcess(work, transferId, excess, 'excess'))
}
