import { fromStored, sql, type Stored } from '@puente/postgres'
import { actorText } from '../../platform/actor.ts'
import type { Work } from '../../platform/work.ts'

/** How a receivable from a rail ended. */
export type ClaimOutcome = 'returned' | 'delivered' | 'written-off'

/** A receivable from a rail: it paid an attempt that it had rejected, after the money was used otherwise. */
export interface Claim {
  readonly id: string
  readonly transferId: string
  readonly payoutId: string
  readonly attempt: number
  readonly rail: string
  readonly currency: string
  readonly amountMinor: bigint
  readonly openedAt: Date
  readonly dueAt: Date
  readonly outcome: ClaimOutcome | undefined
}

/** Every receivable for a transfer's attempts, oldest first; the caller that changes one has locked the transfer. */
export async function claimsOf(work: Work, transferId: string): Promise<Claim[]> {
  const rows = await work.tx.many<Stored<Claim>>(sql`
    select id, transfer_id, payout_id, attempt, rail, currency, amount_minor, opened_at, due_at, outcome
    from transfers.claim where transfer_id = ${transferId} order by attempt`)
  return rows.map(fromStored)
}

export async function insertClaim(work: Work, claim: Omit<Claim, 'outcome'>): Promise<void> {
  const { id, transferId, payoutId, attempt, rail, currency, amountMinor, openedAt, dueAt } = claim
  await work.tx.run(sql`
    insert into transfers.claim (id, transfer_id, payout_id, attempt, rail, currency, amount_minor, opened_at, due_at)
    values (${id}, ${transferId}, ${payoutId}, ${attempt}, ${rail}, ${currency}, ${amountMinor}, ${openedAt}, ${dueAt})`)
}

/** Ends a receivable. A written-off one may still be recovered. */
export async function closeClaim(work: Work, id: string, outcome: ClaimOutcome): Promise<void> {
  await work.tx.run(sql`
    update transfers.claim set closed_at = ${work.now}, outcome = ${outcome}, closed_by = ${actorText(work.actor)}
    where id = ${id}`)
}
