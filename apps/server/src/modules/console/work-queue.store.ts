import type { Id } from '@puente/contract'
import { join, sql, type Sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'
import { isStuckLongEnough } from '../transfers/index.ts'
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

interface Asked {
  readonly now: Date
  readonly late: LateBefore
  readonly decider: Decider
  readonly isStuck: Sql
}

const sources: Readonly<Record<CountedKind, (asked: Asked) => Sql>> = {
  suspense: ({ now }) => sql`
    select waits_since as since, due_at < ${now} as is_late from payins.v_suspense where status = 'open'`,
  refunds: ({ now, late }) => sql`
    select r.waits_since as since, coalesce(s.due_at < ${now}, r.waits_since < ${late.money}) as is_late
    from payins.v_refund_rejected r left join payins.v_suspense s on s.refund_id = r.id`,
  receivables: ({ now }) => sql`
    select opened_at as since, due_at < ${now} as is_late from payins.v_receivable`,
  stuck: ({ now, late, isStuck }) => sql`
    select since, coalesce(due_at < ${now}, since < ${late.money}) as is_late from (
      select distinct on (id) since, due_at from transfers.v_stuck
      where ${isStuck}
      order by id, rank) as once`,
  choices: ({ now }) => sql`
    select opened_at as since, due_at < ${now} as is_late from transfers.v_choice_waiting`,
  reviews: ({ now }) => sql`
    select opened_at as since, due_at < ${now} as is_late from transfers.v_review_waiting`,
  // Applications of persons are counted under `applications`.
  'pending-items': ({ now }) => sql`
    select turn_since as since, due_at < ${now} as is_late from pending_items.v_open
    where turn = 'staff' and kind <> 'person-review'`,
  applications: ({ now, late }) => sql`
    select waiting_since as since, coalesce(review_due_at < ${now}, waiting_since < ${late.person}) as is_late
    from onboarding.v_application where status = 'with-staff'`,
  'company-files': ({ now }) => sql`
    select submitted_at as since, review_due_at < ${now} as is_late from onboarding.v_company_file_waiting`,
  'level-applications': ({ now }) => sql`
    select submitted_at as since, answer_by < ${now} as is_late from requirements.v_level_waiting`,
  escalations: ({ now }) => sql`
    select at as since, due_at < ${now} as is_late from decisions.v_escalation_open`,
  // A review waits from the first instant of its day, and is late once the day has ended.
  restrictions: ({ now }) => sql`
    select due_at as since, due_at < ${now}::timestamptz - interval '1 day' as is_late
    from customers.v_restriction_review where due_at <= ${now}`,
  'sender-names': ({ now }) => sql`
    select asked_at as since, due_at < ${now} as is_late from customers.v_name_request`,
  // A document without a deadline of its own is late like what a person submits.
  documents: ({ now, late }) => sql`
    select d.received_at as since,
      coalesce((select min(i.due_at) < ${now} from pending_items.v_open i
                where i.subject = d.customer_id and i.turn = 'staff'
                  and i.kind not in ('person-review', 'company-review', 'sender-name')),
               d.received_at < ${late.person}) as is_late
    from documents.v_document d where d.state in ('received', 'in-review') and d.kind <> 'selfie'`,
  threads: ({ now }) => sql`
    select last_at as since, due_at < ${now} as is_late from support.v_thread where state = 'waiting-operator'`,
  'data-requests': ({ now }) => sql`
    select received_at as since, due_at < ${now} as is_late from data_rights.v_request_open`,
  breaks: ({ late }) => sql`
    select b.since, b.since < ${late.money} as is_late
    from (select day::timestamp at time zone 'America/Santiago' as since from reconciliation.v_break) as b`,
  proposals: ({ late, decider }) => sql`
    select proposed_at as since, proposed_at < ${late.proposal} as is_late from approvals.v_waiting
    where proposed_by <> ${decider.staffId} and action = any(${decider.actions}::text[])`,
}

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
  const asked = {
    now: work.now,
    late: await lateBefore(work),
    decider,
    isStuck: await isStuckLongEnough(work),
  }
  if (kinds.length === 0) return []
  const counts = kinds.map(
    (kind) => sql`
      select ${kind}::text as kind, count(*) as count, min(since) as since,
             count(*) filter (where is_late) as late
      from (${sources[kind](asked)} order by since limit ${COUNTED_MAX + 1}) as waiting`,
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
