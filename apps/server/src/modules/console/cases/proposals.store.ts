import { sql } from '@puente/postgres'
import type { Key } from '../../../platform/lists/cursor.ts'
import { allOf } from '../../../platform/lists/list.ts'
import type { Work } from '../../../platform/work.ts'
import type { Decider } from '../queue/work-queue.store.ts'

/** A proposal that waits for a decision. */
export interface ProposalRow {
  readonly id: string
  readonly action: string
  readonly subject: string
  readonly proposal: Readonly<Record<string, string>>
  readonly by: string
  readonly at: Date
}

/** Proposals of others that a member of staff may decide, the oldest first, starting after `after`. */
export function waitingProposals(
  work: Work,
  { staffId, actions }: Decider,
  after: Key | undefined,
  limit: number,
): Promise<ProposalRow[]> {
  const where = allOf([
    sql`proposed_by <> ${staffId}`,
    sql`action = any(${actions}::text[])`,
    after && sql`(proposed_at, id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`,
  ])
  return work.tx.many<ProposalRow>(sql`
    select id, action, subject, proposal, proposed_by as by, proposed_at as at from approvals.v_waiting
    where ${where} order by proposed_at, id limit ${limit}`)
}

/** What these waiting proposals propose, by their ids. */
export async function proposedActs(
  work: Work,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<ProposalRow, 'action' | 'subject' | 'proposal'>>> {
  if (ids.length === 0) return new Map()
  const rows = await work.tx.many<Pick<ProposalRow, 'id' | 'action' | 'subject' | 'proposal'>>(sql`
    select id, action, subject, proposal from approvals.v_waiting where id = any(${ids}::uuid[])`)
  return new Map(rows.map((row) => [row.id, row]))
}

/** References of the transfers of these subjects: transfers themselves, or reviews and cases about one. */
export async function referencesOf(work: Work, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await work.tx.many<{ id: string; reference: string }>(sql`
    with subject (id, transfer_id) as (
      select id, id from unnest(${ids}::uuid[]) as named(id)
      union all select id, transfer_id from transfers.v_review where id = any(${ids}::uuid[])
      union all select id, order_id from payins.v_case where id = any(${ids}::uuid[]))
    select s.id, t.reference from subject s join transfers.v_transfer t on t.id = s.transfer_id`)
  return new Map(rows.map(({ id, reference }) => [id, reference]))
}
