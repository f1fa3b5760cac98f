import type { TransferState } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { bankingCalendar, corridorInForce, estimateArrival } from '../../corridors/index.ts'
import type { HistoryEntry } from '../history.store.ts'
import type { Transfer } from '../transfer.ts'

/** States before the money leaves for the recipient's bank: it leaves now at the earliest. */
const beforeLeaving: ReadonlySet<TransferState> = new Set([
  'awaiting-payin',
  'in-review',
  'funded',
  'held',
  'converting',
  'correcting',
])
const leaving: ReadonlySet<TransferState> = new Set(['payout-submitted', 'payout-unknown'])
/** A delay shorter than this does not change the estimate, which would otherwise change with each reading. */
const TOLERANCE_MS = 15 * 60_000

/**
 * When the money arrives, as far as known now: at the promised instant, or later when it has not left for that in time.
 * Undefined when no arrival is expected.
 */
export async function arrivalNow(
  work: Work,
  { state, corridorId }: Transfer,
  promised: Date,
  history: readonly HistoryEntry[],
): Promise<Date | undefined> {
  const left = leaving.has(state) ? history.findLast(({ to }) => to === 'payout-submitted')?.at : undefined
  const from = beforeLeaving.has(state) ? work.now : left
  if (from === undefined) return leaving.has(state) ? promised : undefined
  const corridor = await corridorInForce(work, corridorId)
  if (corridor === undefined) return promised
  const { at } = estimateArrival(corridor, await bankingCalendar(work), from)
  return at.getTime() - promised.getTime() > TOLERANCE_MS ? at : promised
}
