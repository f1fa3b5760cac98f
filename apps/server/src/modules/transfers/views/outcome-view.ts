import type { RefundReason } from '@puente/contract'
import { refundReasons } from '@puente/contract'
import type { TransferWire } from '@puente/contract/customer'
import { partnerError } from '../../../platform/partner-errors/index.ts'
import type { Work } from '../../../platform/work.ts'
import { availableMinor } from '../../books/index.ts'
import { refundsOf } from '../../payins/index.ts'
import { quoteFor, toPriceWire, type Quote } from '../../quotes/index.ts'
import { openChoiceOf } from '../holds/choices.store.ts'
import { openCorrectionOf } from '../corrections/corrections.store.ts'
import type { HistoryEntry } from '../history.store.ts'
import { recallOf } from '../corrections/recalls.store.ts'
import { isTurnedBack } from '../delivery/situation.ts'
import { refundTermsOf } from '../refunds/refund-returned.ts'
import type { Transfer } from '../transfer.ts'

const clp = (minor: bigint) => ({ amount: String(minor), currency: 'CLP' })

/** The customer's choice about money that did not arrive as ordered. */
export async function choiceView(work: Work, transfer: Transfer): Promise<TransferWire['choice']> {
  if (transfer.state !== 'awaiting-payin' && transfer.state !== 'held') return undefined
  const choice = await openChoiceOf(work, transfer.id)
  if (choice === undefined) return undefined
  const receivedMinor = await availableMinor(work, 'client-funds', 'CLP', transfer.id)
  const quote = choice.offered === undefined ? undefined : await quoteFor(work, choice.offered)
  const missing = quote === undefined ? 0n : quote.price.sendMinor - receivedMinor
  return {
    kind: choice.kind,
    dueAt: choice.dueAt.toISOString(),
    received: clp(receivedMinor),
    ...(quote === undefined
      ? {}
      : { offer: { price: toPriceWire(quote.price), missing: clp(missing > 0n ? missing : 0n) } }),
  }
}

/** A returned payout without a decision; with the partner's code, for staff. */
export async function correctionView(
  work: Work,
  transfer: Transfer,
): Promise<(NonNullable<TransferWire['correction']> & { readonly code: string }) | undefined> {
  if (transfer.state !== 'returned' && transfer.state !== 'correcting') return undefined
  const correction = await openCorrectionOf(work, transfer.id)
  if (correction === undefined) return undefined
  const { whole, chargeMinor } = await refundTermsOf(work, transfer, correction)
  return {
    reason: partnerError('rails', correction.code).customerReason,
    dueAt: correction.dueAt.toISOString(),
    attempt: correction.attempt,
    refund: { whole, chargeMinor: String(chargeMinor) },
    code: correction.code,
  }
}

export async function recallView(work: Work, transfer: Transfer): Promise<TransferWire['recall']> {
  const recall = await recallOf(work, transfer.id)
  if (recall === undefined) return undefined
  return {
    requestedAt: recall.requestedAt.toISOString(),
    dueAt: recall.dueAt.toISOString(),
    ...(recall.outcome === undefined ? {} : { outcome: recall.outcome }),
  }
}

const isReason = (value: unknown): value is RefundReason =>
  (refundReasons as readonly unknown[]).includes(value)

/** The refunded amount, its reason, and the partner's charge deducted from it. */
export async function refundView(
  work: Work,
  transfer: Transfer,
  history: readonly HistoryEntry[],
): Promise<Pick<TransferWire, 'refunded' | 'refundReason' | 'refundCharge' | 'excess'>> {
  const { openMinor, settledMinor, settledAt } = await refundsOf(work, transfer.id)
  // Refunds of an order that is not turned back are of payments beyond its amount.
  if (!isTurnedBack(transfer)) return excessView(openMinor, settledMinor, settledAt)
  if (transfer.state !== 'refunding' && transfer.state !== 'refunded' && openMinor + settledMinor === 0n)
    return {}
  const given = history.findLast(({ event }) => event === 'given-back')?.facts ?? {}
  const { reason, chargeMinor } = given
  return {
    refunded: clp(openMinor + settledMinor),
    ...(isReason(reason) ? { refundReason: reason } : {}),
    ...(typeof chargeMinor === 'string' ? { refundCharge: clp(BigInt(chargeMinor)) } : {}),
  }
}

function excessView(
  openMinor: bigint,
  settledMinor: bigint,
  settledAt: Date | undefined,
): Pick<TransferWire, 'excess'> {
  if (openMinor + settledMinor === 0n) return {}
  const returned = openMinor === 0n && settledAt !== undefined ? { returnedAt: settledAt.toISOString() } : {}
  return { excess: { amount: clp(openMinor + settledMinor), ...returned } }
}

/** What was ordered, when the price has changed since. */
export async function orderedAs(work: Work, quote: Quote): Promise<TransferWire['orderedAs']> {
  let first = quote
  while (first.derivedFrom !== undefined) {
    const before = await quoteFor(work, first.derivedFrom)
    if (before === undefined) throw new Error(`quote ${first.id} comes from nothing`)
    first = before
  }
  if (first === quote) return undefined
  const { send, receive } = toPriceWire(first.price)
  return { send, receive }
}
