import type { Id } from '@puente/contract'
import type { LedgerJournalWire } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { journalTrail } from '../../books/index.ts'
import { paymentJournals } from '../payin-journals.ts'
import { refundsOfPayment } from '../refunds/refunds.store.ts'
import { suspenseOfPayment } from '../suspense/suspense.store.ts'

/** The journals of one payment, without others of its transfer. */
export async function trailOfPayment(work: Work, paymentId: Id<'payment'>): Promise<LedgerJournalWire[]> {
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
