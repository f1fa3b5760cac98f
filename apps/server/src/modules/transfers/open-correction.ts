import type { Journal } from '@puente/ledger'
import { partnerError } from '../../platform/partner-errors/index.ts'
import type { Work } from '../../platform/work.ts'
import { addBankingDays } from '../corridors/index.ts'
import { advance } from './advance.ts'
import { insertCorrection } from './corrections.store.ts'
import { goesOn, type GoesOn } from './goes-on.ts'
import { wasDelivered } from './history.store.ts'
import { wasPaidAfterAll } from './paid-after-all.ts'
import { recallOf } from './recalls.store.ts'
import { refundReturned } from './refund-returned.ts'
import { sendAgain } from './send-again.ts'
import { returnTerms } from './terms.ts'
import type { Transfer } from './transfer.ts'

const retriedAtOnce: GoesOn = { outcome: 'retried', way: {} }

/**
 * A payout came back: the money stays bought until the customer corrects whom it goes to, or people of ours try again;
 * what neither could help, and what the customer asked back, is refunded at once. What the table of partner errors lets
 * go on by itself goes out again, unless the recipient already had it once. Answers the journals to book.
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
    dueAt: addBankingDays(work.now, correctionBankingDays),
  } as const
  await insertCorrection(work, correction)
  // The recipient has it from an earlier attempt: one more is opened for that, which payouts withdraw unsubmitted.
  const isPaid = await wasPaidAfterAll(work, transfer.id)
  const isAsked = isAskedBack || (await wasDelivered(work, transfer.id))
  const again = isPaid ? retriedAtOnce : isAsked ? undefined : await goesOn(work, transfer, code)
  if (again !== undefined) {
    await sendAgain(work, transfer, again.outcome, again.way)
    return []
  }
  if (correction.acts === 'nobody') return refundReturned(work, transfer, correction)
  if (correction.acts === 'customer')
    await advance(work, [{ transferId: transfer.id, event: 'correction-asked', facts: { code, attempt } }])
  return []
}
