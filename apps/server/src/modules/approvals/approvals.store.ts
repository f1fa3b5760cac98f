import { sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'
import type { Approval } from './approvals.ts'

interface Row {
  id: string
  action: string
  subject: string
  proposal: Record<string, string>
  note: string
  proposed_by: string
  proposed_at: Date
}

const toApproval = ({ proposed_by: proposedBy, proposed_at: proposedAt, ...row }: Row): Approval => ({
  ...row,
  proposedBy,
  proposedAt,
})

/** False when a proposal for the same action and subject already waits. */
export async function insertApproval(work: Work, approval: Approval): Promise<boolean> {
  const rows = await work.tx.run(sql`
    insert into approvals.approval (id, action, subject, proposal, note, proposed_by, proposed_at)
    values (${approval.id}, ${approval.action}, ${approval.subject}, ${JSON.stringify(approval.proposal)},
            ${approval.note}, ${approval.proposedBy}, ${approval.proposedAt})
    on conflict (action, subject) where decision is null do nothing`)
  return rows === 1
}

/** The waiting proposal, locked until the work ends. */
export async function lockOpenApproval(
  work: Work,
  action: string,
  subject: string,
): Promise<Approval | undefined> {
  const row = await work.tx.maybe<Row>(sql`
    select id, action, subject, proposal, note, proposed_by, proposed_at from approvals.approval
    where action = ${action} and subject = ${subject} and decision is null for update`)
  return row === undefined ? undefined : toApproval(row)
}

/** The waiting proposals of these subjects, by subject. */
export async function openApprovals(
  work: Work,
  action: string,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, Approval>> {
  const rows = await work.tx.many<Row>(sql`
    select id, action, subject, proposal, note, proposed_by, proposed_at from approvals.approval
    where action = ${action} and subject = any(${subjects}::uuid[]) and decision is null`)
  return new Map(rows.map((row) => [row.subject, toApproval(row)]))
}

export async function decideApproval(
  work: Work,
  id: string,
  decision: 'confirmed' | 'sent-back',
  by: string,
): Promise<void> {
  await work.tx.run(sql`
    update approvals.approval set decision = ${decision}, decided_by = ${by}, decided_at = ${work.now}
    where id = ${id}`)
}
