import type { LedgerJournalWire } from '@puente/contract/staff'
import { journalsOf } from '@puente/ledger'
import type { Work } from '../../platform/work.ts'

/** Every journal about one business thing, in the order booked, by account code: where each peso went. */
export async function moneyTrail(work: Work, subject: string): Promise<LedgerJournalWire[]> {
  const journals = await journalsOf(work, subject)
  return journals.map((journal) => ({
    id: journal.id,
    kind: journal.kind,
    at: journal.recordedAt.toISOString(),
    legs: journal.legs.map((leg) => ({
      debit: leg.debit.code,
      credit: leg.credit.code,
      amount: String(leg.amountMinor),
      currency: leg.currency,
      state: leg.action,
    })),
  }))
}
