import type { Journal } from '@puente/ledger'
import type { Work } from '../../../platform/work.ts'
import { availableMinor } from '../../books/index.ts'
import { clpWorthFor, quoteFor, type QuotedPrice } from '../../quotes/index.ts'
import {
  cameBackAfterCorrection,
  closeCorrection,
  type Correction,
} from '../corrections/corrections.store.ts'
import { refundTransfer } from './refund-transfer.ts'
import { wasDelivered } from '../history.store.ts'
import { reconvertedJournal, undeliveredJournal } from '../money.ts'
import { wasPaidAfterAll } from '../delivery/paid-after-all.ts'
import { isCustomerFrozen } from '../reviews/frozen.store.ts'
import { stopFrozen } from '../reviews/stop-frozen.ts'
import { sendAgain } from '../orders/send-again.ts'
import { returnTerms } from '../terms.ts'
import type { Transfer } from '../transfer.ts'
import { requestCancellation } from '../transfers.store.ts'

/** The terms of refunding a returned payout: those in force now, or when the refund was requested. */
export interface RefundTerms {
  /** The full amount paid with fee and IVA; otherwise the value on the day, less the charge. */
  readonly whole: boolean
  readonly chargeMinor: bigint
  readonly wasDelivered: boolean
}

export async function refundTermsOf(
  work: Work,
  transfer: Transfer,
  correction: Correction,
): Promise<RefundTerms> {
  const terms = await returnTerms(work, transfer.cancelAskedAt)
  const delivered = await wasDelivered(work, transfer.id)
  const again =
    correction.acts === 'customer' &&
    (await cameBackAfterCorrection(work, correction, terms.secondReturnMonths))
  const whole = !delivered && !again
  return { whole, chargeMinor: whole ? 0n : terms.chargeMinor, wasDelivered: delivered }
}

async function priceOf(work: Work, transfer: Transfer): Promise<QuotedPrice> {
  const quote = await quoteFor(work, transfer.quoteId)
  if (quote === undefined) throw new Error(`transfer ${transfer.id} has no quote`)
  return quote.price
}

/**
 * Converts bought currency back into the customer's pesos: the amount and its journal. The part that replaces a
 * reversed payment is set off by `refundTransfer`.
 */
export async function unwind(
  work: Work,
  transfer: Transfer,
  correction: Correction,
): Promise<{ readonly backMinor: bigint; readonly chargeMinor: bigint; readonly journal: Journal }> {
  const { whole, chargeMinor, wasDelivered: delivered } = await refundTermsOf(work, transfer, correction)
  const figures = await priceOf(work, transfer)
  const { currency, receiveMinor, sendMinor } = transfer
  const worthTodayMinor = await clpWorthFor(work, currency, receiveMinor, figures.midValueMinor)
  await closeCorrection(work, transfer.id, 'refunded')
  if (whole) {
    const journal = undeliveredJournal(transfer, figures, correction.attempt, worthTodayMinor)
    return { backMinor: sendMinor, chargeMinor, journal }
  }
  const charged = chargeMinor < worthTodayMinor ? chargeMinor : worthTodayMinor
  const releasedMinor = delivered ? 0n : sendMinor - figures.midValueMinor
  const worthBack = worthTodayMinor - charged + releasedMinor
  const backMinor = worthBack < sendMinor ? worthBack : sendMinor
  const divided = { worthTodayMinor, chargeMinor: charged, releasedMinor, backMinor }
  return {
    backMinor,
    chargeMinor: charged,
    journal: reconvertedJournal(transfer, figures, correction.attempt, divided),
  }
}

/**
 * Refunds a transfer whose payout was returned, by the disclosed terms, and pesos that arrived since. Returns the journals
 * to book. If the payout was paid after its rejection, refunds nothing and opens another attempt, which payouts withdraw
 * before its submission. If the customer is frozen, refunds nothing, stops the transfer and records the refund. The refund
 * is then made by the terms at the recorded instant, when the review is released or the freeze has ended.
 */
export async function refundReturned(
  work: Work,
  transfer: Transfer,
  correction: Correction,
): Promise<Journal[]> {
  if (await wasPaidAfterAll(work, transfer.id)) {
    await sendAgain(work, transfer, 'retried')
    return []
  }
  if (await isCustomerFrozen(work, transfer.id)) {
    await stopFrozen(work, transfer.id)
    await requestCancellation(work, transfer.id)
    return []
  }
  // Money that arrived during a review is still in pesos.
  const available = await availableMinor(work, 'client-funds', 'CLP', transfer.id)
  const { backMinor, chargeMinor, journal } = await unwind(work, transfer, correction)
  const facts = chargeMinor > 0n ? { chargeMinor: String(chargeMinor) } : {}
  const back = await refundTransfer(work, transfer.id, available + backMinor, 'payout-returned', facts)
  return [journal, ...back]
}
