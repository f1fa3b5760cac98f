import type { Id } from '@puente/contract'
import { fromStored, sql, type Stored } from '@puente/postgres'
import { actorText } from '../../../platform/actor.ts'
import type { Work } from '../../../platform/work.ts'

/** How a receivable from a rail ended. */
export type RailReceivableOutcome = 'returned' | 'delivered' | 'written-off'

/** A receivable from a rail: it paid an attempt that it had rejected, after the money was used otherwise. */
export interface RailReceivable {
  readonly id: string
  readonly transferId: Id<'transfer'>
  readonly payoutId: Id<'payout'>
  readonly attempt: number
  readonly rail: string
  readonly currency: string
  readonly amountMinor: bigint
  readonly openedAt: Date
  readonly dueAt: Date
  readonly outcome: RailReceivableOutcome | undefined
}

/** Every receivable for a transfer's attempts, oldest first; the caller that changes one has locked the transfer. */
export async function railReceivablesOf(work: Work, transferId: Id<'transfer'>): Promise<RailReceivable[]> {
  const rows = await work.tx.many<Stored<RailReceivable>>(sql`
    select id, transfer_id, payout_id, attempt, rail, currency, amount_minor, opened_at, due_at, outcome
    from transfers.claim where transfer_id = ${transferId} order by attempt`)
  return rows.map(fromStored)
}

export async function insertRailReceivable(
  work: Work,
  claim: Omit<RailReceivable, 'outcome'>,
): Promise<void> {
  const { id, transferId, payoutId, attempt, rail, currency, amountMinor, openedAt, dueAt } = claim
  await work.tx.run(sql`
    insert into transfers.claim (id, transfer_id, payout_id, attempt, rail, currency, amount_minor, opened_at, due_at)
    values (${id}, ${transferId}, ${payoutId}, ${attempt}, ${rail}, ${currency}, ${amountMinor}, ${openedAt}, ${dueAt})`)
}

/** Ends a receivable. A written-off one may still be recovered. */
export async function closeRailReceivable(
  work: Work,
  id: string,
  outcome: RailReceivableOutcome,
): Promise<void> {
  await work.tx.run(sql`
    update transfers.claim set closed_at = ${work.now}, outcome = ${outcome}, closed_by = ${actorText(work.actor)}
    where id = ${id}`)
}
