import type { AccountRef, Journal } from '@puente/ledger'
import { derivedId } from '../../platform/ids.ts'
import { account, move } from '../books/index.ts'

/** Moves a received payment from clearing to the accounts of its purpose. */
export const matchedJournal = (
  paymentId: string,
  subject: string,
  kind: 'payin-matched' | 'payin-applied' | 'payin-suspended',
  to: AccountRef,
  amountMinor: bigint,
): Journal => ({
  id: derivedId('payin-matched', paymentId),
  kind,
  subject,
  legs: move(account('payin-clearing', 'CLP'), to, amountMinor),
})

/** What was booked when a refund was ordered, and when it ended. */
export const refundJournals = (refundId: string): string[] => [
  derivedId('refund-ordered', refundId),
  derivedId('refund-ended', refundId),
]

/** Everything that may have been booked about one payment: its coming, what it was matched to, its way back, its reversal. */
export const paymentJournals = (
  paymentId: string,
  suspenseIds: readonly string[],
  refundIds: readonly string[],
): string[] => [
  derivedId('payin-received', paymentId),
  derivedId('payin-matched', paymentId),
  ...suspenseIds.map((id) => derivedId('suspense-matched', id)),
  ...refundIds.flatMap(refundJournals),
  derivedId('payin-reversed', paymentId),
]
