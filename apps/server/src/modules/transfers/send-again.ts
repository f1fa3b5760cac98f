import type { Work } from '../../platform/work.ts'
import { payoutsOf } from '../payouts/index.ts'
import { quoteFor } from '../quotes/index.ts'
import { advance } from './advance.ts'
import { closeCorrection } from './corrections.store.ts'
import { openPayout } from './open-payout.ts'
import type { Transfer } from './transfer.ts'
import { partiesFor } from './transfers.store.ts'

/** Pays out once more the money that came back, to the parties as they are frozen now: another attempt with another id. */
export async function sendAgain(
  work: Work,
  transfer: Transfer,
  outcome: 'corrected' | 'retried',
): Promise<void> {
  const quote = await quoteFor(work, transfer.quoteId)
  const parties = await partiesFor(work, transfer.id)
  if (quote === undefined || parties === undefined) throw new Error(`transfer ${transfer.id} is not whole`)
  const attempt = ((await payoutsOf(work, transfer.id)).at(-1)?.attempt ?? 0) + 1
  const moved = await advance(work, [
    { transferId: transfer.id, event: 'sent-again', facts: { attempt, outcome } },
  ])
  if (!moved.has(transfer.id)) throw new Error(`transfer ${transfer.id} cannot be sent again`)
  await closeCorrection(work, transfer.id, outcome)
  await openPayout(work, transfer, quote, parties, attempt)
}
