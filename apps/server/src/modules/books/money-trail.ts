import type { LedgerJournalWire } from '@puente/contract/staff'
import { journalsById, journalsOf, type RecordedJournal } from '@puente/ledger'
import type { Work } from '../../platform/work.ts'

/** Every journal about one subject (a transfer, payment or payout), in the order booked, by account code. */
export async function moneyTrail(work: Work, subject: string): Promise<LedgerJournalWire[]> {
  return (await journalsOf(work, subject)).map(journalLine)
}

/** The journals with these ids, in the order booked: the part of a trail about one payment or payout. */
export async function journalTrail(work: Work, ids: readonly string[]): Promise<LedgerJournalWire[]> {
  return (await journalsById(work, ids)).map(journalLine)
}

/** One journal in the format of the API. */
export const journalLine = (journal: RecordedJournal): LedgerJournalWire => ({
  id: journal.id,
  kind: journal.kind,
  at: journal.recordedAt.toISOString(),
  legs: journal.legs.map((leg) => ({
    debit: leg.debit.code,
    credit: leg.credit.code,
    amount: String(leg.amountMinor),
    currency: leg.currency,
    ...(leg.debit.owner === null ? {} : { debitOwner: leg.debit.owner }),
    ...(leg.credit.owner === null ? {} : { creditOwner: leg.credit.owner }),
    state: leg.action,
  })),
})
