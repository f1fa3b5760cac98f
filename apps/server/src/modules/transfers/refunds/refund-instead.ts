import { refuse, type Refusal, type Id } from '@puente/contract'
import type { Runtime, Work } from '../../../platform/work.ts'
import { book } from '../../books/index.ts'
import { openCorrectionOf, overdueCorrections } from '../corrections/corrections.store.ts'
import { refundReturned } from './refund-returned.ts'
import type { Transfer } from '../transfer.ts'
import { lockTransfer, transferFor } from '../transfers.store.ts'

const actor = { kind: 'system', name: 'transfers' } as const
const BATCH = 50

/** Refunds a returned payout instead of sending it again. */
export async function refundInstead(
  work: Work,
  transferId: Id<'transfer'>,
): Promise<Transfer | Refusal<'not-in-this-state' | 'not-found'>> {
  const transfer = await lockTransfer(work, transferId)
  if (transfer === undefined) return refuse('not-found')
  const correction = await openCorrectionOf(work, transferId)
  if (correction === undefined || (transfer.state !== 'returned' && transfer.state !== 'correcting'))
    return refuse('not-in-this-state', { state: 'later' })
  const journals = await refundReturned(work, transfer, correction)
  const refunded = await transferFor(work, transferId)
  await book(work, journals)
  return refunded ?? refuse('not-found')
}

/** Refunds returned payouts past their deadline. Returns the number of refunds. */
export async function sweepCorrections(runtime: Runtime): Promise<number> {
  const ids = await runtime.work(actor, (work) => overdueCorrections(work, BATCH))
  let refunded = 0
  for (const id of ids) {
    // It may have been decided meanwhile; then nothing is done.
    const done = await runtime.work(actor, (work) => refundInstead(work, id))
    if (!('refused' in done)) refunded += 1
  }
  return refunded
}
