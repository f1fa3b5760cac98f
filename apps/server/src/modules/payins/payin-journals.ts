import type { Id } from '@puente/contract'
import type { AccountRef, Journal } from '@puente/ledger'
import { derivedId } from '../../platform/ids.ts'
import { account, move } from '../books/index.ts'

/** Moves a received payment from clearing to the accounts of its purpose. */
export const matchedJournal = (
  paymentId: Id<'payment'>,
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

/** Ids of the journals of a refund's order and end. */
export const refundJournals = (refundId: Id<'refund'>): string[] => [
  derivedId('refund-ordered', refundId),
  derivedId('refund-ended', refundId),
]

/** Ids of all journals that one payment may have: receipt, matching, refund, reversal. */
export const paymentJournals = (
  paymentId: Id<'payment'>,
  suspenseIds: readonly Id<'suspense'>[],
  refundIds: readonly Id<'refund'>[],
): string[] => [
  derivedId('payin-received', paymentId),
  derivedId('payin-matched', paymentId),
  ...suspenseIds.map((id) => derivedId('suspense-matched', id)),
  ...refundIds.flatMap(refundJournals),
  derivedId('payin-reversed', paymentId),
]
