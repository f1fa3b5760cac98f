import type { LedgerJournalWire } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import { journalTrail } from '../books/index.ts'
import { paymentJournals } from './payin-journals.ts'
import { refundsOfPayment } from './refunds.store.ts'
import { suspenseOfPayment } from './suspense.store.ts'

/** The money of one payment in the books, and of nothing else that its transfer did. */
export async function trailOfPayment(work: Work, paymentId: string): Promise<LedgerJournalWire[]> {
  const suspended = await suspenseOfPayment(work, paymentId)
  const refunded = await refundsOfPayment(work, paymentId)
  return journalTrail(
    work,
    paymentJournals(
      paymentId,
      suspended.map(({ id }) => id),
      refunded.map(({ id }) => id),
    ),
  )
}
