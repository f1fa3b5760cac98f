import type { Id } from '@puente/contract'
import { fromStored, sql, type Stored } from '@puente/postgres'
import { actorText } from '../../../platform/actor.ts'
import type { Work } from '../../../platform/work.ts'

/** A customer's request to get a payout back. */
export interface Recall {
  readonly transferId: Id<'transfer'>
  readonly requestedAt: Date
  readonly dueAt: Date
  readonly outcome: 'asked-bank' | 'not-possible' | undefined
}

/** Opens the recall of a transfer; an existing one stays unchanged. */
export async function insertRecall(work: Work, transferId: Id<'transfer'>, dueAt: Date): Promise<void> {
  await work.tx.run(sql`
    insert into transfers.recall (id, transfer_id, requested_at, requested_by, due_at)
    values (${work.id()}, ${transferId}, ${work.now}, ${actorText(work.actor)}, ${dueAt})
    on conflict (transfer_id) do nothing`)
}

export async function recallOf(work: Work, transferId: Id<'transfer'>): Promise<Recall | undefined> {
  const row = await work.tx.maybe<Stored<Recall>>(
    sql`select transfer_id, requested_at, due_at, outcome from transfers.recall where transfer_id = ${transferId}`,
  )
  return row && fromStored(row)
}

export async function answerRecall(
  work: Work,
  transferId: Id<'transfer'>,
  outcome: NonNullable<Recall['outcome']>,
): Promise<void> {
  await work.tx.run(sql`
    update transfers.recall
    set answered_at = ${work.now}, outcome = ${outcome}, answered_by = ${actorText(work.actor)}
    where transfer_id = ${transferId} and answered_at is null`)
}
