import type { Id } from '@puente/contract'
import { itemsDecidedIn } from '@puente/contract/staff'
import { join, sql, type Sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import { isStuckLongEnough } from '../../transfers/index.ts'
import { lateBefore, type LateBefore } from './work-clock.ts'

/** Kinds of work counted from a view. Each view has the waiting time and deadline of its rows. */
export type CountedKind =
  | 'suspense'
  | 'refunds'
  | 'receivables'
  | 'stuck'
  | 'choices'
  | 'reviews'
  | 'pending-items'
  | 'applications'
  | 'company-files'
  | 'level-applications'
  | 'exposures'
  | 'escalations'
  | 'restrictions'
  | 'sender-names'
  | 'documents'
  | 'threads'
  | 'data-requests'
  | 'proposals'
  | 'breaks'

/** A member of staff and the proposals they may decide. */
export interface Decider {
  readonly staffId: Id<'staff'>
  readonly actions: readonly string[]
}

/** Counts are exact up to this number. */
export const COUNTED_MAX = 1000

/** What the queries of open work depend on. */
export interface Asked {
  readonly now: Date
  readonly late: LateBefore
  readonly decider: Decider
  readonly isStuck: Sql
  /** Whether work that another kind lists too is left out, so that each case stands once. */
  readonly once: boolean
  /** Whether work that waits for the compliance officer only is meant too. */
  readonly held: boolean
}

const noAmount = sql`null::bigint`
const noHit = sql`false`
const sentBy = (transferId: Sql) =>
  sql`(select t.send_minor from transfers.v_transfer t where t.id = ${transferId})`

/**
 * The open work of each kind: the object that waits, since when, its deadline if it has one of its own, whether it is
 * late, its amount in pesos, and whether the lists have a hit.
 */
export const openWork: Readonly<Record<CountedKind, (asked: Asked) => Sql>> = {
  // Money of a rejected refund is in suspense too; it stands as the refund. Money on hold waits for the officer.
  suspense: ({ now, once, held }) => sql`
    select s.id as subject, s.waits_since as since, s.due_at, s.due_at < ${now} as is_late,
      s.amount_minor, ${noHit} as is_hit
    from payins.v_suspense s
    where (s.status = 'open' or ${held} and s.status = 'held') and not (${once} and exists (
      select from payins.v_refund_rejected r where r.id = s.refund_id))`,
  refunds: ({ now, late }) => sql`
    select r.id as subject, r.waits_since as since, s.due_at,
      coalesce(s.due_at < ${now}, r.waits_since < ${late.money}) as is_late, r.amount_minor, ${noHit} as is_hit
    from payins.v_refund_rejected r left join payins.v_suspense s on s.refund_id = r.id`,
  receivables: ({ now }) => sql`
    select id as subject, opened_at as since, due_at, due_at < ${now} as is_late, outstanding_minor as amount_minor,
      ${noHit} as is_hit
    from payins.v_receivable`,
  // An order whose refund was rejected stands as the refund.
  stuck: ({ now, late, isStuck, once }) => sql`
    select id as subject, since, due_at, coalesce(due_at < ${now}, since < ${late.money}) as is_late,
      ${sentBy(sql`once.id`)} as amount_minor, ${noHit} as is_hit
    from (
      select distinct on (id) id, since, due_at from transfers.v_stuck
      where ${isStuck} and not (${once} and why = 'refund-rejected')
      order by id, rank) as once`,
  choices: ({ now }) => sql`
    select transfer_id as subject, opened_at as since, due_at, due_at < ${now} as is_late,
      ${sentBy(sql`transfer_id`)} as amount_minor, ${noHit} as is_hit
    from transfers.v_choice_waiting`,
  reviews: ({ now }) => sql`
    select id as subject, opened_at as since, due_at, due_at < ${now} as is_late,
      ${sentBy(sql`transfer_id`)} as amount_minor, reason = 'screening-hit' as is_hit
    from transfers.v_review_waiting`,
  // Applications of persons are counted under `applications`. Items stand at the file, name or document they wait for.
  'pending-items': ({ now, once }) => sql`
    select i.id as subject, i.turn_since as since, i.due_at, i.due_at < ${now} as is_late,
      ${noAmount} as amount_minor, ${noHit} as is_hit
    from pending_items.v_open i
    where i.turn = 'staff' and i.kind <> 'person-review' and not (${once} and case
      when i.kind = any(${itemsDecidedIn('company-files')}::text[])
        then exists (select from onboarding.v_company_file_waiting f where f.id = i.subject)
      when i.kind = any(${itemsDecidedIn('sender-names')}::text[])
        then exists (select from customers.v_name_request n where n.customer_id = i.subject)
      when i.kind = any(${itemsDecidedIn('documents')}::text[])
        then exists (
          select from documents.v_document d
          where d.customer_id = i.subject and d.state in ('received', 'in-review') and d.kind <> 'selfie')
      else false end)`,
  applications: ({ now, late }) => sql`
    select id as subject, waiting_since as since, review_due_at as due_at,
      coalesce(review_due_at < ${now}, waiting_since < ${late.person}) as is_late,
      ${noAmount} as amount_minor, coalesce(cause = 'screening-hit', false) as is_hit
    from onboarding.v_application where status = 'with-staff'`,
  'company-files': ({ now }) => sql`
    select id as subject, submitted_at as since, review_due_at as due_at, review_due_at < ${now} as is_late,
      ${noAmount} as amount_minor, coalesce(verdict = 'hit', false) as is_hit
    from onboarding.v_company_file_waiting`,
  'level-applications': ({ now }) => sql`
    select id as subject, submitted_at as since, answer_by as due_at, answer_by < ${now} as is_late, ${noAmount} as amount_minor,
      ${noHit} as is_hit
    from requirements.v_level_waiting`,
  // An exposed customer who applied for a level is decided with the application. A case from before the deadlines has none.
  exposures: ({ now, late, once }) => sql`
    select e.id as subject, e.opened_at as since, e.due_at,
      coalesce(e.due_at < ${now}, e.opened_at < ${late.person}) as is_late, ${noAmount} as amount_minor, ${noHit} as is_hit
    from risk.v_exposure_case e
    where not (${once} and exists (
      select from requirements.v_level_waiting l where l.customer_id = e.customer_id))`,
  escalations: ({ now }) => sql`
    select subject, at as since, due_at, due_at < ${now} as is_late, ${noAmount} as amount_minor,
      ${noHit} as is_hit, about
    from decisions.v_escalation_open`,
  // A review waits from the first instant of its day, and is late once the day has ended.
  restrictions: ({ now }) => sql`
    select id as subject, due_at as since, due_at + interval '1 day' as due_at,
      due_at < ${now}::timestamptz - interval '1 day' as is_late, ${noAmount} as amount_minor, ${noHit} as is_hit
    from customers.v_restriction_review where due_at <= ${now}`,
  'sender-names': ({ now }) => sql`
    select id as subject, asked_at as since, due_at, due_at < ${now} as is_late, ${noAmount} as amount_minor,
      coalesce(verdict = 'hit', false) as is_hit
    from customers.v_name_request`,
  // A document without a deadline of its own is late like what a person submits.
  documents: ({ now, late }) => sql`
    select d.id as subject, d.received_at as since, i.due_at,
      coalesce(i.due_at < ${now}, d.received_at < ${late.person}) as is_late, ${noAmount} as amount_minor,
      ${noHit} as is_hit
    from documents.v_document d
    left join lateral (
      select min(o.due_at) as due_at from pending_items.v_open o
      where o.subject = d.customer_id and o.turn = 'staff'
        and o.kind not in ('person-review', 'company-review', 'sender-name')) i on true
    where d.state in ('received', 'in-review') and d.kind <> 'selfie'`,
  threads: ({ now }) => sql`
    select id as subject, last_at as since, due_at, due_at < ${now} as is_late, ${noAmount} as amount_minor,
      ${noHit} as is_hit
    from support.v_thread where state = 'waiting-operator'`,
  'data-requests': ({ now }) => sql`
    select id as subject, received_at as since, due_at, due_at < ${now} as is_late, ${noAmount} as amount_minor,
      ${noHit} as is_hit
    from data_rights.v_request_open`,
  breaks: ({ late }) => sql`
    select b.id as subject, b.since, null::timestamptz as due_at, b.since < ${late.money} as is_late,
      b.amount_minor, ${noHit} as is_hit
    from (
      select id, day::timestamp at time zone 'America/Santiago' as since,
        case when currency = 'CLP' then abs(amount_minor) end as amount_minor
      from reconciliation.v_break) as b`,
  proposals: ({ late, decider }) => sql`
    select id as subject, proposed_at as since, null::timestamptz as due_at, proposed_at < ${late.proposal} as is_late,
      ${noAmount} as amount_minor, ${noHit} as is_hit, action, subject as about
    from approvals.v_waiting
    where proposed_by <> ${decider.staffId} and action = any(${decider.actions}::text[])`,
}

/** What the queries of open work depend on, for a member of staff. */
export const askedBy = async (
  work: Work,
  decider: Decider,
  { once, held }: Pick<Asked, 'once' | 'held'>,
): Promise<Asked> => ({
  now: work.now,
  late: await lateBefore(work),
  decider,
  isStuck: await isStuckLongEnough(work),
  once,
  held,
})

/** How much work of one kind waits. */
export interface Waiting<Kind extends string = CountedKind> {
  readonly kind: Kind
  readonly count: number
  readonly isMore: boolean
  readonly late: number
  readonly oldestAt: Date | undefined
}

/** Counts the waiting work of these kinds in one query. Reads at most the oldest 1001 rows of each. */
export async function countWaiting(
  work: Work,
  kinds: readonly CountedKind[],
  decider: Decider,
): Promise<Waiting[]> {
  if (kinds.length === 0) return []
  const asked = await askedBy(work, decider, { once: false, held: false })
  const counts = kinds.map(
    (kind) => sql`
      select ${kind}::text as kind, count(*) as count, min(since) as since,
             count(*) filter (where is_late) as late
      from (${openWork[kind](asked)} order by since limit ${COUNTED_MAX + 1}) as waiting`,
  )
  const rows = await work.tx.many<{ kind: CountedKind; count: bigint; since: Date | null; late: bigint }>(
    join(counts, ' union all '),
  )
  return rows.map(({ kind, count, since, late }) => ({
    kind,
    count: Math.min(Number(count), COUNTED_MAX),
    isMore: Number(count) > COUNTED_MAX,
    late: Math.min(Number(late), COUNTED_MAX),
    oldestAt: since ?? undefined,
  }))
}

/** Number of bank accounts below their floors at the last count, and since when the first of them is. */
export async function lowBalances(work: Work): Promise<Waiting<'low-balances'>> {
  const row = await work.tx.one<{ count: number; since: Date | null }>(
    sql`select count(*)::int as count, min(since) as since from treasury.v_low_balance`,
  )
  return {
    kind: 'low-balances',
    count: row.count,
    isMore: false,
    late: row.count,
    oldestAt: row.since ?? undefined,
  }
}

/** Number of overdue sums of money at the last count, and the age of the oldest. */
export async function overdueMoney(work: Work): Promise<Waiting<'overdue-money'>> {
  const row = await work.tx.maybe<{ count: number; since: Date | null }>(
    sql`select count, since from treasury.v_overdue`,
  )
  const count = row?.count ?? 0
  return {
    kind: 'overdue-money',
    count: Math.min(count, COUNTED_MAX),
    isMore: count > COUNTED_MAX,
    late: Math.min(count, COUNTED_MAX),
    oldestAt: row?.since ?? undefined,
  }
}
