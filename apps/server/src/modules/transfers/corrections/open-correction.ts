import type { Journal } from '@puente/ledger'
import { partnerError } from '../../../platform/partner-errors/index.ts'
import type { Work } from '../../../platform/work.ts'
import { addBankingDays, bankingCalendar } from '../../corridors/index.ts'
import { advance } from '../advance.ts'
import { insertCorrection } from './corrections.store.ts'
import { goesOn, type AutomaticRetry } from '../delivery/automatic-retry.ts'
import { wasDelivered } from '../history.store.ts'
import { wasPaidAfterAll } from '../delivery/paid-after-all.ts'
import { recallOf } from './recalls.store.ts'
import { refundReturned } from '../refunds/refund-returned.ts'
import { isCustomerFrozen } from '../reviews/frozen.store.ts'
import { sendAgain } from '../orders/send-again.ts'
import { returnTerms } from '../terms.ts'
import type { Transfer } from '../transfer.ts'

const retriedAtOnce: AutomaticRetry = { outcome: 'retried', way: {} }

/**
 * Handles a rejected or returned payout: the bought money is kept until the customer corrects the recipient or staff
 * send it again. It is refunded immediately when neither could help, or when the customer asked for it back. It is sent
 * again automatically if the table of partner errors allows it, unless it was delivered before or the customer is
 * frozen. Returns the journals to book.
 */
export async function openCorrection(
  work: Work,
  transfer: Transfer,
  attempt: number,
  code: string,
): Promise<Journal[]> {
  const { correctionBankingDays } = await returnTerms(work)
  const recall = await recallOf(work, transfer.id)
  const isAskedBack = recall !== undefined && recall.outcome !== 'not-possible'
  const correction = {
    id: work.id(),
    transferId: transfer.id,
    customerId: transfer.customerId,
    attempt,
    code,
    acts: isAskedBack ? 'nobody' : partnerError('rails', code).person,
    openedAt: work.now,
    dueAt: addBankingDays(await bankingCalendar(work), work.now, correctionBankingDays),
  } as const
  await insertCorrection(work, correction)
  // An earlier attempt was paid: another one is opened for that, which payouts withdraw before its submission.
  const isPaid = await wasPaidAfterAll(work, transfer.id)
  const isAsked = isAskedBack || (await wasDelivered(work, transfer.id))
  const stays = isAsked || (await isCustomerFrozen(work, transfer.id))
  const again = isPaid ? retriedAtOnce : stays ? undefined : await goesOn(work, transfer, code)
  if (again !== undefined) {
    await sendAgain(work, transfer, again.outcome, again.way)
    return []
  }
  if (correction.acts === 'nobody') return refundReturned(work, transfer, correction)
  if (correction.acts === 'customer')
    await advance(work, [{ transferId: transfer.id, event: 'correction-asked', facts: { code, attempt } }])
  return []
}
