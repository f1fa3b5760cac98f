import { empty, fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'
import type { Approval } from './approvals.ts'

/** False when a proposal for the same action and subject already waits. */
export async function insertApproval(work: Work, approval: Approval): Promise<boolean> {
  const rows = await work.tx.run(sql`
    insert into approvals.approval (id, action, subject, proposal, note, proposed_by, proposed_at, counts_from)
    values (${approval.id}, ${approval.action}, ${approval.subject}, ${JSON.stringify(approval.proposal)},
            ${approval.note}, ${approval.proposedBy}, ${approval.proposedAt}, ${approval.countsFrom ?? null})
    on conflict (action, subject) where decision is null do nothing`)
  return rows === 1
}

/** The waiting proposal, locked until the work ends. */
export async function lockOpenApproval(
  work: Work,
  action: string,
  subject: string,
): Promise<Approval | undefined> {
  const row = await work.tx.maybe<Stored<Approval>>(sql`
    select id, action, subject, proposal, note, proposed_by, proposed_at, counts_from from approvals.approval
    where action = ${action} and subject = ${subject} and decision is null for update`)
  return row && fromStored(row)
}

/** The waiting proposals of an action, by subject: of these subjects, or of all. */
export async function openApprovals(
  work: Work,
  action: string,
  subjects?: readonly string[],
): Promise<ReadonlyMap<string, Approval>> {
  const these = subjects === undefined ? empty : sql`and subject = any(${subjects}::uuid[])`
  const rows = await work.tx.many<Stored<Approval>>(sql`
    select id, action, subject, proposal, note, proposed_by, proposed_at, counts_from from approvals.approval
    where action = ${action} and decision is null ${these}`)
  return new Map(rows.map((row) => [row.subject, fromStored(row)]))
}

export async function decideApproval(
  work: Work,
  id: string,
  decision: 'confirmed' | 'sent-back' | 'withdrawn',
  by: string,
): Promise<void> {
  await work.tx.run(sql`
    update approvals.approval set decision = ${decision}, decided_by = ${by}, decided_at = ${work.now}
    where id = ${id}`)
}

/** Lifts the waiting period of this person's open proposals, which their new role had caused. */
export async function liftProposalWait(work: Work, proposedBy: string): Promise<void> {
  await work.tx.run(sql`
    update approvals.approval set counts_from = null where proposed_by = ${proposedBy} and decision is null`)
}

/** A proposal with its decision, if any. */
export interface DecidedApproval extends Approval {
  readonly decision: 'confirmed' | 'sent-back' | 'withdrawn' | undefined
  readonly decidedBy: string | undefined
  readonly decidedAt: Date | undefined
}

const decided = (rest: Sql) => sql`
  select id, action, subject, proposal, note, proposed_by, proposed_at, counts_from, decision, decided_by, decided_at
  from approvals.approval ${rest}`

/** One proposal by its id, decided or not. */
export async function approvalFor(work: Work, id: string): Promise<DecidedApproval | undefined> {
  const row = await work.tx.maybe<Stored<DecidedApproval>>(decided(sql`where id = ${id}`))
  return row && fromStored(row)
}

/** The latest proposals of one action about one subject, decided or not. */
export async function approvalsOf(
  work: Work,
  action: string,
  subject: string,
  limit: number,
): Promise<DecidedApproval[]> {
  const rows = await work.tx.many<Stored<DecidedApproval>>(
    decided(sql`where action = ${action} and subject = ${subject} order by id desc limit ${limit}`),
  )
  return rows.map(fromStored)
}
