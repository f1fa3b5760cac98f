import type { Id } from '@puente/contract'
import { inboxKinds, type CaseKind, type InboxView, type InboxWork } from '@puente/contract/staff'
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
  /** Whether cases that wait for the compliance officer only are meant too. */
  readonly seesEscalated: boolean
}

const escalatedKinds: readonly string[] = ['application', 'company-file', 'level-application', 'document']

/** An escalation stands at the case that was escalated. */
const escalated = (asked: Asked): Sql => sql`
  select 'escalations' as work, w.about as case_kind, w.subject, w.since, w.due_at, w.is_late,
         null::uuid as proposal_id, 1 as rank
  from (${openWork.escalations(asked)}) w`

/** A proposal about a case stands at it. */
const proposed = (asked: Asked, { casesOfActions }: Meant): Sql => sql`
  select 'proposals' as work, coalesce(m.case_kind, 'proposal') as case_kind,
         case when m.case_kind is null then w.subject else w.about end as subject,
         w.since, w.due_at, w.is_late, w.subject as proposal_id, 0 as rank
  from (${openWork.proposals(asked)}) w
  left join unnest(${[...casesOfActions.keys()]}::text[], ${[...casesOfActions.values()]}::text[])
    as m(action, case_kind) on m.action = w.action`

const ofItsOwn = (work: keyof typeof inboxKinds, asked: Asked, { seesEscalated }: Meant): Sql => sql`
  select ${work}::text as work, ${inboxKinds[work]}::text as case_kind, w.subject, w.since, w.due_at, w.is_late,
         null::uuid as proposal_id, 2 as rank
  from (${openWork[work](asked)}) w
  where ${seesEscalated || !escalatedKinds.includes(inboxKinds[work])} or not exists (
    select from decisions.v_escalation_open e where e.about = ${inboxKinds[work]} and e.subject = w.subject)`

/** The open cases, each once. */
async function casesOf(work: Work, meant: Meant): Promise<Sql> {
  const asked = await askedBy(work, meant.decider, { once: true, held: meant.seesEscalated })
  const branches = meant.works.map((one) =>
    one === 'escalations'
      ? escalated(asked)
      : one === 'proposals'
        ? proposed(asked, meant)
        : ofItsOwn(one, asked, meant),
  )
  return sql`
    select case_kind, subject,
           case when bool_or(rank = 0) then 'proposals' when bool_or(rank = 1) then 'escalations' else min(work) end as work,
           coalesce(min(since), ${work.now}) as since, min(due_at) as due_at,
           coalesce(bool_or(is_late), false) as is_late,
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
export type InboxCount = Readonly<Record<InboxView | 'late' | 'own', number>> & { readonly work: InboxWork }

/** Counts the open cases of each kind of work that has any. */
export async function inboxCounts(work: Work, meant: Meant): Promise<InboxCount[]> {
  if (meant.works.length === 0) return []
  const { staffId } = meant.decider
  return work.tx.many<InboxCount>(sql`
    select c.work, count(*)::int as "all", count(*) filter (where c.is_late)::int as late,
           count(*) filter (where ${inView('mine', staffId)} or ${inView('mentions', staffId)})::int as own,
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
  const cases = await casesOf(work, meant)
  const found = await work.tx.maybe<{ subject: string }>(sql`
    select c.subject from (${cases}) as c where c.case_kind = ${kind} and c.subject = ${subject}`)
  return found !== undefined
}
