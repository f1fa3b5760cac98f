import type { Id } from '@puente/contract'
import {
  inboxKinds,
  itemsDecidedIn,
  type CaseKind,
  type InboxView,
  type InboxWork,
} from '@puente/contract/staff'
import { join, sql, type Sql } from '@puente/postgres'
import type { Key } from '../../platform/lists/cursor.ts'
import { allOf } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'
import type { Case } from '../assignments/index.ts'
import { askedBy, openWork, type Asked, type Decider } from './work-queue.store.ts'

/** Which open cases are meant. */
export interface Meant {
  readonly works: readonly InboxWork[]
  readonly decider: Decider
  /** The case of the proposals of each action, where it is not the proposal itself. */
  readonly casesOfActions: ReadonlyMap<string, CaseKind>
  /** Whether cases that wait for the compliance officer are meant too. */
  readonly seesEscalated: boolean
}

/** The condition that no other case of the inbox stands for the same work. */
const standsAlone: Partial<Record<InboxWork, Sql>> = {
  // Money of a rejected refund is in suspense too; it stands as the refund.
  suspense: sql`not exists (
    select from payins.v_suspense s join payins.v_refund_rejected r on r.id = s.refund_id where s.id = w.subject)`,
  'pending-items': sql`case
    when w.item = any(${itemsDecidedIn('company-files')}::text[])
      then not exists (select from onboarding.v_company_file_waiting f where f.id = w.owner)
    when w.item = any(${itemsDecidedIn('sender-names')}::text[])
      then not exists (select from customers.v_name_request n where n.customer_id = w.owner)
    when w.item = any(${itemsDecidedIn('documents')}::text[])
      then not exists (
        select from documents.v_document d
        where d.customer_id = w.owner and d.state in ('received', 'in-review') and d.kind <> 'selfie')
    else true end`,
}

const escalatedKinds: readonly string[] = ['application', 'company-file', 'level-application', 'document']

function branch(work: InboxWork, asked: Asked, { casesOfActions, seesEscalated }: Meant): Sql {
  const open = openWork[work](asked)
  if (work === 'escalations')
    return sql`
      select 'escalations' as work, w.about as case_kind, w.subject, w.since, w.due_at, w.is_late,
             null::uuid as proposal_id, 1 as rank
      from (${open}) w`
  if (work === 'proposals')
    return sql`
      select 'proposals', coalesce(m.case_kind, 'proposal'),
             case when m.case_kind is null then w.subject else w.about end,
             w.since, w.due_at, w.is_late, w.subject, 0
      from (${open}) w
      left join unnest(${[...casesOfActions.keys()]}::text[], ${[...casesOfActions.values()]}::text[])
        as m(action, case_kind) on m.action = w.action`
  const kind = inboxKinds[work]
  return sql`
    select ${work}::text as work, ${kind}::text as case_kind, w.subject, w.since, w.due_at, w.is_late,
           null::uuid as proposal_id, 2 as rank
    from (${open}) w
    where ${allOf([
      standsAlone[work],
      seesEscalated || !escalatedKinds.includes(kind)
        ? undefined
        : sql`not exists (
            select from decisions.v_escalation_open e where e.about = ${kind} and e.subject = w.subject)`,
    ])}`
}

/** The open cases, each once. A rejected refund of an order stands as the refund, and not as a stuck transfer too. */
async function casesOf(work: Work, meant: Meant): Promise<Sql> {
  const asked = await askedBy(work, meant.decider)
  const once = { ...asked, isStuck: sql`(${asked.isStuck}) and why <> 'refund-rejected'` }
  const branches = meant.works.map((one) => branch(one, once, meant))
  return sql`
    select case_kind, subject, (array_agg(work order by rank, work))[1] as work, min(since) as since,
           min(due_at) as due_at, bool_or(is_late) as is_late,
           (array_agg(proposal_id) filter (where proposal_id is not null))[1] as proposal_id
    from (${join(branches, ' union all ')}) as reasons
    group by case_kind, subject`
}

/** A row of the inbox. */
export interface InboxRow {
  readonly kind: CaseKind
  readonly subject: string
  readonly work: InboxWork
  readonly since: Date
  readonly dueAt: Date | null
  readonly isLate: boolean
  readonly assigneeId: Id<'staff'> | null
  /** A proposal that the reader may decide. */
  readonly proposalId: Id<'proposal'> | null
  /** A proposal of the reader. */
  readonly ownProposalId: Id<'proposal'> | null
}

const inView = (view: InboxView, staffId: Id<'staff'>): Sql => {
  switch (view) {
    case 'mine':
      return sql`a.staff_id = ${staffId}`
    case 'unassigned':
      return sql`a.staff_id is null`
    case 'all':
      return sql`true`
    case 'followed':
      return sql`exists (
        select from assignments.v_follower f
        where f.staff_id = ${staffId} and f.kind = c.case_kind and f.subject = c.subject)`
    case 'mentions':
      return sql`exists (
        select from assignments.v_mention m
        where m.staff_id = ${staffId} and m.kind = c.case_kind and m.subject = c.subject)`
  }
}

/** Open cases of a view: late ones first, then the longest waiting. */
export async function inboxRows(
  work: Work,
  filter: Meant & { readonly view: InboxView; readonly work: InboxWork | undefined },
  after: Key | undefined,
  limit: number,
): Promise<InboxRow[]> {
  const { staffId } = filter.decider
  return filter.works.length === 0
    ? []
    : work.tx.many<InboxRow>(sql`
        select c.case_kind as kind, c.subject, c.work, c.since, c.due_at, c.is_late, a.staff_id as assignee_id,
               c.proposal_id, p.id as own_proposal_id
        from (${await casesOf(work, filter)}) as c
        left join assignments.v_assignment a on a.kind = c.case_kind and a.subject = c.subject
        left join lateral (
          select w.id from approvals.v_waiting w
          where w.subject = c.subject and w.proposed_by = ${staffId} and c.proposal_id is null limit 1) p on true
        where ${allOf([
          inView(filter.view, staffId),
          filter.work === undefined ? undefined : sql`c.work = ${filter.work}`,
          after &&
            sql`(not c.is_late, c.since, c.case_kind, c.subject)
              > (${after[0] !== 'late'}::boolean, ${after[1]}::timestamptz, ${after[2]}::text, ${after[3]}::uuid)`,
        ])}
        order by not c.is_late, c.since, c.case_kind, c.subject limit ${limit}`)
}

/** The number of open cases of one kind of work, in every view. */
export type InboxCount = Readonly<Record<InboxView | 'late', number>> & { readonly work: InboxWork }

/** Counts the open cases of each kind of work that has any. */
export async function inboxCounts(work: Work, meant: Meant): Promise<InboxCount[]> {
  if (meant.works.length === 0) return []
  const { staffId } = meant.decider
  return work.tx.many<InboxCount>(sql`
    select c.work, count(*)::int as "all", count(*) filter (where c.is_late)::int as late,
           count(*) filter (where ${inView('mine', staffId)})::int as mine,
           count(*) filter (where ${inView('unassigned', staffId)})::int as unassigned,
           count(*) filter (where ${inView('followed', staffId)})::int as followed,
           count(*) filter (where ${inView('mentions', staffId)})::int as mentions
    from (${await casesOf(work, meant)}) as c
    left join assignments.v_assignment a on a.kind = c.case_kind and a.subject = c.subject
    group by c.work order by c.work`)
}

/** Whether a case waits. */
export async function isOpenCase(work: Work, meant: Meant, { kind, subject }: Case): Promise<boolean> {
  if (meant.works.length === 0) return false
  const { found } = await work.tx.one<{ found: boolean }>(sql`
    select exists (
      select from (${await casesOf(work, meant)}) as c where c.case_kind = ${kind} and c.subject = ${subject}
    ) as found`)
  return found
}
