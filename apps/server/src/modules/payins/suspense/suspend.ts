import type { Work } from '../../../platform/work.ts'
import { addBankingDays, bankingCalendar } from '../../corridors/index.ts'
import type { Suspense } from './suspense.ts'
import { insertSuspense } from './suspense.store.ts'
import { payinTerms, type PayinTerms } from '../terms.ts'

const daysOf: Readonly<Record<Suspense['why'], keyof PayinTerms>> = {
  'no-reference': 'noReferenceDays',
  'other-rut': 'otherRutDays',
  'refund-rejected': 'refundRejectedDays',
}

/** Puts money into suspense with an owner and a due day, on which it is refunded unless it was matched before. */
export async function suspend(
  work: Work,
  item: Pick<Suspense, 'paymentId' | 'refundId' | 'orderId' | 'why' | 'amountMinor' | 'waitsSince'>,
): Promise<void> {
  const terms = await payinTerms(work)
  await insertSuspense(work, {
    ...item,
    dueAt: addBankingDays(await bankingCalendar(work), work.now, terms[daysOf[item.why]]),
  })
}
