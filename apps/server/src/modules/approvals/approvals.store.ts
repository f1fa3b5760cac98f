import { empty, fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'
import type { DocumentKind, DocumentScan, DocumentSide, Id, StaffRole } from '@puente/contract'
import type { Approval } from './approvals.ts'

/** False when a proposal for the same action and subject already waits. */
export async function insertApproval(work: Work, approval: Approval): Promise<boolean> {
  const rows = await work.tx.run(sql`
    insert into approvals.approval (id, action, subject, proposal, note, proposed_by, proposed_role, proposed_at,
                                    counts_from)
    values (${approval.id}, ${approval.action}, ${approval.subject}, ${JSON.stringify(approval.proposal)},
            ${approval.note}, ${approval.proposedBy}, ${approval.proposedRole ?? null}, ${approval.proposedAt},
            ${approval.countsFrom ?? null})
    on conflict (action, subject) where decision is null do nothing`)
  return rows === 1
}

/** A decision of one person. False when the work proposed something about the same subject. */
export async function insertAlone(
  work: Work,
  alone: Omit<Approval, 'proposedAt' | 'countsFrom' | 'proposerLockedAt'>,
): Promise<boolean> {
  const rows = await work.tx.run(sql`
    insert into approvals.approval (id, action, subject, proposal, note, proposed_by, proposed_role, proposed_at,
                                    decision, decided_by, decided_role, decided_at)
    select ${alone.id}, ${alone.action}, ${alone.subject}, ${JSON.stringify(alone.proposal)}::jsonb, ${alone.note},
           ${alone.proposedBy}::uuid, ${alone.proposedRole ?? null}, ${work.now}::timestamptz, 'alone',
           ${alone.proposedBy}::uuid, ${alone.proposedRole ?? null}, ${work.now}::timestamptz
    where not exists (
      select from approvals.approval where subject = ${alone.subject} and proposed_at = ${work.now}
                                       and proposed_by = ${alone.proposedBy} and decision is null)`)
  return rows === 1
}

/** The waiting proposal, locked until the work ends. */
export async function lockOpenApproval(
  work: Work,
  action: string,
  subject: string,
): Promise<Approval | undefined> {
  const row = await work.tx.maybe<Stored<Approval>>(sql`
    select id, action, subject, proposal, note, proposed_by, proposed_role, proposed_at, counts_from,
           proposer_locked_at
    from approvals.approval
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
    select id, action, subject, proposal, note, proposed_by, proposed_role, proposed_at, counts_from,
           proposer_locked_at
    from approvals.approval
    where action = ${action} and decision is null ${these}`)
  return new Map(rows.map((row) => [row.subject, fromStored(row)]))
}

export async function decideApproval(
  work: Work,
  id: string,
  decision: 'confirmed' | 'sent-back' | 'withdrawn',
  by: { readonly staffId: string; readonly role: StaffRole },
  note?: string,
): Promise<void> {
  await work.tx.run(sql`
    update approvals.approval
    set decision = ${decision}, decided_by = ${by.staffId}, decided_role = ${by.role}, decided_at = ${work.now},
        decision_note = ${note ?? null}
    where id = ${id}`)
}

/** A file on which a decision rested. */
interface UsedFile {
  readonly id: Id<'document'>
  readonly kind: DocumentKind
  readonly side?: DocumentSide
  readonly page: number
  readonly sha256: string
  readonly scan?: DocumentScan
}

/** What counted for a decision. */
export interface UsedForApproval {
  /** Versions of settings in force at the decision. */
  readonly settings: readonly { readonly kind: string; readonly key: string; readonly version: number }[]
  /** The verdict of the lists about the subject, where it was screened. */
  readonly screening?: { readonly verdict: 'clear' | 'hit'; readonly listVersion: string }
  /** The files of the decision, each with the deciding people who opened it. */
  readonly files?: {
    readonly documents: readonly UsedFile[]
    readonly opened: readonly {
      readonly documentId: Id<'document'>
      readonly staffId: Id<'staff'>
      readonly at: string
    }[]
  }
}

/** Keeps what counted for a decision. */
export async function setUsed(work: Work, id: string, used: UsedForApproval): Promise<void> {
  await work.tx.run(sql`update approvals.approval set used = ${JSON.stringify(used)} where id = ${id}`)
}

/** Lifts the waiting period of this person's open proposals, which their new role had caused. */
export async function liftProposalWait(work: Work, proposedBy: string): Promise<void> {
  await work.tx.run(sql`
    update approvals.approval set counts_from = null where proposed_by = ${proposedBy} and decision is null`)
}

/** Marks this person's open proposals as made before their account was locked. Returns how many there are. */
export const lockProposals = (work: Work, proposedBy: string): Promise<number> =>
  work.tx.run(sql`
    update approvals.approval set proposer_locked_at = ${work.now}
    where proposed_by = ${proposedBy} and decision is null`)

/** A proposal with its decision, if any. */
export interface DecidedApproval extends Approval {
  readonly decision: 'confirmed' | 'sent-back' | 'withdrawn' | undefined
  readonly decidedBy: string | undefined
  readonly decidedRole: StaffRole | undefined
  readonly decidedAt: Date | undefined
  /** Why it was sent back. */
  readonly decisionNote: string | undefined
  /** Undefined before the decision, and for decisions from before it was kept. */
  readonly used: UsedForApproval | undefined
}

/** A proposal with its decision, if any, or what one person decided alone. */
export interface KeptApproval extends Omit<DecidedApproval, 'decision'> {
  readonly decision: DecidedApproval['decision'] | 'alone'
}

const decided = (rest: Sql) => sql`
  select id, action, subject, proposal, note, proposed_by, proposed_role, proposed_at, counts_from,
         proposer_locked_at, decision, decided_by, decided_role, decided_at, decision_note, used
  from approvals.approval ${rest}`

/** One proposal by its id, decided or not. */
export async function approvalFor(work: Work, id: string): Promise<DecidedApproval | undefined> {
  const row = await work.tx.maybe<Stored<DecidedApproval>>(
    decided(sql`where id = ${id} and decision is distinct from 'alone'`),
  )
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

/** Why the latest proposal of one action about each of these subjects was sent back; none for one that was not. */
export async function returnNotes(
  work: Work,
  action: string,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await work.tx.many<{
    subject: string
    decision: string | null
    decisionNote: string | null
  }>(sql`
    select distinct on (subject) subject, decision, decision_note from approvals.approval
    where action = ${action} and subject = any(${subjects}::uuid[]) order by subject, id desc`)
  return new Map(
    rows.flatMap(({ subject, decision, decisionNote }) =>
      decision === 'sent-back' && decisionNote !== null ? [[subject, decisionNote] as const] : [],
    ),
  )
}

/** The actions of the proposals about one subject that wait for their decision. */
export async function actionsWaitingAbout(work: Work, subject: string): Promise<string[]> {
  const rows = await work.tx.many<{ action: string }>(
    sql`select action from approvals.approval where subject = ${subject} and decision is null`,
  )
  return rows.map(({ action }) => action)
}

/** The latest proposals and decisions about one subject, the newest first, whatever they are about. */
export async function approvalsAbout(work: Work, subject: string, limit: number): Promise<KeptApproval[]> {
  const rows = await work.tx.many<Stored<KeptApproval>>(
    decided(sql`where subject = ${subject} order by id desc limit ${limit}`),
  )
  return rows.map(fromStored)
}
