import { refuse, type Refusal, type Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { addBankingDays, bankingCalendar } from '../../corridors/index.ts'
import { insertRecall, recallOf } from './recalls.store.ts'
import { hoursAfter, returnTerms } from '../terms.ts'
import type { Transfer } from '../transfer.ts'
import { lockTransfer } from '../transfers.store.ts'

const away: readonly Transfer['state'][] = ['converting', 'payout-submitted', 'payout-unknown', 'delivered']

/** Whether the money has been sent and may still be recalled. */
export async function mayBeRecalled(work: Work, transfer: Transfer): Promise<boolean> {
  if (!away.includes(transfer.state)) return false
  const { lookBackDays } = await returnTerms(work)
  return hoursAfter(transfer.changedAt, 24 * lookBackDays) > work.now
}

/**
 * Requests a payout back, once; a repeated request changes nothing. Staff answer it, because rails have no call for it.
 */
export async function requestRecall(
  work: Work,
  transferId: Id<'transfer'>,
): Promise<Transfer | Refusal<'not-in-this-state' | 'not-found'>> {
  const transfer = await lockTransfer(work, transferId)
  if (transfer === undefined) return refuse('not-found')
  if ((await recallOf(work, transferId)) !== undefined) return transfer
  if (!(await mayBeRecalled(work, transfer))) return refuse('not-in-this-state', { state: 'not-away' })
  const { recallBankingDays } = await returnTerms(work)
  await insertRecall(
    work,
    transferId,
    addBankingDays(await bankingCalendar(work), work.now, recallBankingDays),
  )
  return transfer
}
