import type { Id } from '@puente/contract'
import {
  inboxKinds,
  settingKind,
  type CaseKind,
  type InboxView,
  type InboxWork,
} from '@puente/contract/staff'
import { join, sql, type Sql } from '@puente/postgres'
import { settingInForce } from '../../../platform/data/settings.ts'
import type { Key } from '../../../platform/lists/cursor.ts'
import { allOf } from '../../../platform/lists/list.ts'
import type { Work } from '../../../platform/work.ts'
import type { Case } from '../../assignments/index.ts'
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
  select 'escalations' as work, w.about as case_kind, w.subject, w.since, w.due_at, w.is_late, w.amount_minor, w.is_hit,
         null::uuid as proposal_id, 1 as rank
  from (${openWork.escalations(asked)}) w`

/** A proposal about a case stands at it. */
const proposed = (asked: Asked, { casesOfActions }: Meant): Sql => sql`
  select 'proposals' as work, coalesce(m.case_kind, 'proposal') as case_kind,
         case when m.case_kind is null then w.subject else w.about end as subject,
         w.since, w.due_at, w.is_late, w.amount_minor, w.is_hit, w.subject as proposal_id, 0 as rank
  from (${openWork.proposals(asked)}) w
  left join unnest(${[...casesOfActions.keys()]}::text[], ${[...casesOfActions.values()]}::text[])
    as m(action, case_kind) on m.action = w.action`

const ofItsOwn = (work: keyof typeof inboxKinds, asked: Asked, { seesEscalated }: Meant): Sql => sql`
  select ${work}::text as work, ${inboxKinds[work]}::text as case_kind, w.subject, w.since, w.due_at, w.is_late, w.amount_minor, w.is_hit,
         null::uuid as proposal_id, 2 as rank
  from (${openWork[work](asked)}) w
  where ${seesEscalated || !escalatedKinds.includes(inboxKinds[work])} or not exists (
    select from decisions.v_escalation_open e where e.about = ${inboxKinds[work]} and e.subject = w.subject)`

/** The defaults of `priorityClp` and `priorityHours` of the setting `work-clock`. */
const PRIORITY_PESOS = 5_000_000n
const PRIORITY_HOURS = 24
const HOUR_MS = 3_600_000

/** From which amount in pesos, and with a deadline before which instant, a case has high priority. */
async function priorityRules(work: Work): Promise<{ readonly pesos: bigint; readonly before: Date }> {
  const { priorityClp, priorityHours = PRIORITY_HOURS } = (await settingInForce(work, settingKind.workClock))
    .data
  return {
    pesos: priorityClp === undefined ? PRIORITY_PESOS : BigInt(priorityClp),
    before: new Date(work.now.getTime() + priorityHours * HOUR_MS),
  }
}

/** The open cases, each once, with the rules by which each has high priority. */
async function casesOf(work: Work, meant: Meant): Promise<Sql> {
  const { pesos, before } = await priorityRules(work)
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
           coalesce(bool_or(amount_minor >= ${pesos}), false) as by_amount, coalesce(bool_or(is_hit), false) as by_hit,
           coalesce(min(due_at) < ${before}, false) as by_deadline,
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
  readonly isHigh: boolean
  /** Whether a person set the priority. */
  readonly isSet: boolean
  readonly byAmount: boolean
  readonly byHit: boolean
  readonly byDeadline: boolean
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
        where f.staff_id = ${staffId} and f.kind = c.kind and f.subject = c.subject)`
    case 'mentions':
      return sql`exists (
        select from assignments.v_mention m
        where m.staff_id = ${staffId} and m.kind = c.kind and m.subject = c.subject)`
  }
}

/** A case has the priority that a person set, or high priority by any rule. */
const isHigh = sql`coalesce(r.priority = 'high', c.by_amount or c.by_hit or c.by_deadline)`
const prioritised = (cases: Sql): Sql => sql`
  select c.case_kind as kind, c.subject, c.work, c.since, c.due_at, c.is_late, c.by_amount, c.by_hit, c.by_deadline,
         ${isHigh} as is_high, r.priority is not null as is_set, c.proposal_id
  from (${cases}) as c
  left join assignments.v_priority r on r.kind = c.case_kind and r.subject = c.subject`

/** Open cases of a view: late ones first, then by priority, deadline and waiting time. */
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
        select c.kind, c.subject, c.work, c.since, c.due_at, c.is_late, c.is_high, c.is_set, c.by_amount, c.by_hit,
               c.by_deadline, a.staff_id as assignee_id, c.proposal_id, p.id as own_proposal_id
        from (${prioritised(await casesOf(work, filter))}) as c
        left join assignments.v_assignment a on a.kind = c.kind and a.subject = c.subject
        left join lateral (
          select w.id from approvals.v_waiting w
          where w.subject = c.subject and w.proposed_by = ${staffId} and c.proposal_id is null limit 1) p on true
        where ${allOf([
          inView(filter.view, staffId),
          filter.work === undefined ? undefined : sql`c.work = ${filter.work}`,
          after &&
            sql`(not c.is_late, not c.is_high, coalesce(c.due_at, 'infinity'), c.since, c.kind, c.subject)
              > (${after[0] !== 'late'}::boolean, ${after[1] !== 'high'}::boolean, ${after[2]}::timestamptz,
                 ${after[3]}::timestamptz, ${after[4]}::text, ${after[5]}::uuid)`,
        ])}
        order by not c.is_late, not c.is_high, coalesce(c.due_at, 'infinity'), c.since, c.kind, c.subject
        limit ${limit}`)
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
    from (select case_kind as kind, subject, work, is_late from (${await casesOf(work, meant)}) as open) as c
    left join assignments.v_assignment a on a.kind = c.kind and a.subject = c.subject
    group by c.work order by c.work`)
}

/** An open case, with its priority. */
type OpenCase = Pick<InboxRow, 'kind' | 'subject' | 'isHigh' | 'isSet' | 'byAmount' | 'byHit' | 'byDeadline'>

/** Those of the cases that wait, with their priorities. */
export async function openCases(work: Work, meant: Meant, cases: readonly Case[]): Promise<OpenCase[]> {
  if (meant.works.length === 0 || cases.length === 0) return []
  return work.tx.many<OpenCase>(sql`
    select c.kind, c.subject, c.is_high, c.is_set, c.by_amount, c.by_hit, c.by_deadline
    from (${prioritised(await casesOf(work, meant))}) as c
    join unnest(${cases.map(({ kind }) => kind)}::text[], ${cases.map(({ subject }) => subject)}::uuid[])
      as asked(kind, subject) on asked.kind = c.kind and asked.subject = c.subject`)
}
