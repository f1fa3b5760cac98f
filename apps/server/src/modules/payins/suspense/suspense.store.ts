import type { CaseOrder, Id } from '@puente/contract'
import type { ListTotals, SuspenseOutcome, SuspenseReason, SuspenseStatus } from '@puente/contract/staff'
import { fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import { actorText } from '../../../platform/actor.ts'
import { exists } from '../../../platform/jobs/due.ts'
import type { Due, Instants } from '../../../platform/jobs/jobs.ts'
import type { Key } from '../../../platform/lists/cursor.ts'
import { allOf } from '../../../platform/lists/list.ts'
import { totalsOf } from '../../../platform/lists/totals.ts'
import type { RowOrder } from '../../../platform/lists/orders.ts'
import type { Work } from '../../../platform/work.ts'
import { deleteAssignment } from '../../assignments/index.ts'
import { oldestScreening, type Suspense } from './suspense.ts'

const columns = sql`
  s.id, s.payment_id, s.refund_id, s.order_id, s.why, s.amount_minor, s.status, s.outcome, s.owner_team as team,
  s.owner_staff_id as staff_id, s.account_id, s.waits_since, s.due_at, s.screened_at`

const many = async (work: Work, rest: Sql): Promise<Suspense[]> =>
  (await work.tx.many<Stored<Suspense>>(sql`select ${columns} from payins.suspense s ${rest}`)).map(
    fromStored,
  )

/** Inserts the next event of an item's history. */
export async function suspenseHappened(work: Work, id: string, event: string): Promise<void> {
  await work.tx.run(sql`
    insert into payins.suspense_event (suspense_id, sequence, event, actor, at)
    select ${id}, coalesce(max(sequence), 0) + 1, ${event}, ${actorText(work.actor)}, ${work.now}
    from payins.suspense_event where suspense_id = ${id}`)
}

export async function suspenseHistory(
  work: Work,
  id: string,
): Promise<{ readonly event: string; readonly actor: string; readonly at: Date }[]> {
  return work.tx.many(sql`
    select event, actor, at from payins.suspense_event where suspense_id = ${id} order by sequence`)
}

export type NewSuspense = Pick<
  Suspense,
  'paymentId' | 'refundId' | 'orderId' | 'why' | 'amountMinor' | 'waitsSince' | 'dueAt'
>

export async function insertSuspense(work: Work, item: NewSuspense): Promise<void> {
  const id = work.id()
  await work.tx.run(sql`
    insert into payins.suspense (id, payment_id, refund_id, order_id, why, amount_minor, status, owner_team, waits_since,
      opened_at, due_at)
    values (${id}, ${item.paymentId}, ${item.refundId ?? null}, ${item.orderId ?? null}, ${item.why},
      ${item.amountMinor}, 'open', 'treasury', ${item.waitsSince}, ${work.now}, ${item.dueAt})`)
  await suspenseHappened(work, id, 'opened')
}

export const suspenseFor = async (work: Work, id: string): Promise<Suspense | undefined> =>
  (await many(work, sql`where s.id = ${id}`))[0]

/** The item, locked until the work ends: decisions about it are made one after another. */
export const lockSuspense = async (work: Work, id: string): Promise<Suspense | undefined> =>
  (await many(work, sql`where s.id = ${id} for update`))[0]

/** Open items of one payment, locked. */
export const lockSuspenseOfPayment = (work: Work, paymentId: Id<'payment'>): Promise<Suspense[]> =>
  many(work, sql`where s.payment_id = ${paymentId} and s.status <> 'closed' order by s.id for update`)

/** The open items of rejected refunds, by refund. */
export async function suspenseOfRefunds(
  work: Work,
  refundIds: readonly Id<'refund'>[],
): Promise<ReadonlyMap<string, Suspense>> {
  const found = await many(work, sql`where s.refund_id = any(${refundIds}::uuid[]) and s.status <> 'closed'`)
  return new Map(found.map((item) => [item.refundId ?? '', item]))
}

export interface SuspenseFilter {
  /** Open and held when absent. */
  readonly status: SuspenseStatus | undefined
  readonly why: SuspenseReason | undefined
  /** Only items that have waited since before this instant. */
  readonly before: Date | undefined
}

const byTime = ({ waitsSince, id }: Suspense): Key => [waitsSince.toISOString(), id]
const byAmount = ({ amountMinor, id }: Suspense): Key => [String(amountMinor), id]

/** The orders of money in suspense; by time means since when it waits. */
export const suspenseOrders: Readonly<Record<CaseOrder, RowOrder<Suspense>>> = {
  newest: {
    by: sql`s.waits_since desc, s.id desc`,
    after: ([key, one]) => sql`(s.waits_since, s.id) < (${key}::timestamptz, ${one}::uuid)`,
    keyOf: byTime,
  },
  oldest: {
    by: sql`s.waits_since, s.id`,
    after: ([key, one]) => sql`(s.waits_since, s.id) > (${key}::timestamptz, ${one}::uuid)`,
    keyOf: byTime,
  },
  largest: {
    by: sql`s.amount_minor desc, s.id desc`,
    after: ([key, one]) => sql`(s.amount_minor, s.id) < (${key}::bigint, ${one}::uuid)`,
    keyOf: byAmount,
  },
  smallest: {
    by: sql`s.amount_minor, s.id`,
    after: ([key, one]) => sql`(s.amount_minor, s.id) > (${key}::bigint, ${one}::uuid)`,
    keyOf: byAmount,
  },
}

/** Lists money in suspense in an order. */
export const suspenseListStatement = (
  filter: SuspenseFilter,
  after: Key | undefined,
  limit: number,
  order: RowOrder<Suspense> = suspenseOrders.oldest,
): Sql => {
  const where = allOf([
    filter.status === undefined ? sql`s.status <> 'closed'` : sql`s.status = ${filter.status}`,
    filter.why && sql`s.why = ${filter.why}`,
    filter.before && sql`s.waits_since < ${filter.before}`,
    after && order.after(after),
  ])
  return sql`select ${columns} from payins.suspense s where ${where} order by ${order.by} limit ${limit}`
}

/** How many sums in suspense match, and their amounts. */
export const suspenseTotals = (work: Work, filter: SuspenseFilter): Promise<ListTotals> =>
  totalsOf(
    work,
    (limit) => sql`
      select 'CLP' as currency, amount_minor as minor
      from (${suspenseListStatement(filter, undefined, limit)}) as listed`,
  )

export async function listSuspenseRows(
  work: Work,
  filter: SuspenseFilter,
  after: Key | undefined,
  limit: number,
  order?: RowOrder<Suspense>,
): Promise<Suspense[]> {
  const rows = await work.tx.many<Stored<Suspense>>(suspenseListStatement(filter, after, limit, order))
  return rows.map(fromStored)
}

/** All items of one payment, in the order of their arrival. */
export const suspenseOfPayment = (work: Work, paymentId: Id<'payment'>): Promise<Suspense[]> =>
  many(work, sql`where s.payment_id = ${paymentId} order by s.id`)

export async function closeSuspense(work: Work, id: string, outcome: SuspenseOutcome): Promise<void> {
  await work.tx.run(sql`
    update payins.suspense set status = 'closed', outcome = ${outcome}, closed_at = ${work.now} where id = ${id}`)
  await suspenseHappened(work, id, outcome)
}

/** Changes the assignee of the item; undefined for nobody. */
export async function setSuspenseOwner(
  work: Work,
  id: string,
  staffId: Id<'staff'> | undefined,
): Promise<void> {
  await work.tx.run(sql`update payins.suspense set owner_staff_id = ${staffId ?? null} where id = ${id}`)
  await suspenseHappened(work, id, staffId === undefined ? 'released' : 'taken')
}

/** Makes the item due: it is refunded after its screening, to `accountId` if given. */
export async function makeSuspenseDue(work: Work, id: string, accountId: string | undefined): Promise<void> {
  await work.tx.run(sql`
    update payins.suspense set due_at = ${work.now}, screened_at = null, lease_until = '-infinity',
      account_id = coalesce(${accountId ?? null}, account_id)
    where id = ${id}`)
}

/** Sets the destination that two people confirmed. */
export async function setSuspenseAccount(work: Work, id: string, accountId: string): Promise<void> {
  await work.tx.run(sql`update payins.suspense set account_id = ${accountId} where id = ${id}`)
}

const isUnscreened = ({ now, realNow }: Instants): Sql => sql`
  status = 'open' and lease_until <= ${realNow}
  and (screened_at is null or (due_at <= ${now} and screened_at <= ${oldestScreening(now)}))`

/** The condition of the job that screens payers of money in suspense. */
export const screeningsAreDue: Due = (at) => exists(sql`payins.suspense`, isUnscreened(at))

/** Items whose payer must be screened. Leases them for 30 s. */
export async function takeUnscreened(work: Work, limit: number): Promise<Suspense[]> {
  const rows = await work.tx.many<Stored<Suspense>>(sql`
    update payins.suspense s set lease_until = ${new Date(work.realNow.getTime() + 30_000)}
    from (select id from payins.suspense
          where ${isUnscreened(work)}
          order by due_at, id limit ${limit} for update skip locked) as due
    where s.id = due.id returning ${columns}`)
  return rows.map(fromStored)
}

/** Schedules the screening again soon, because there was no answer. */
export async function postponeScreening(work: Work, id: string): Promise<void> {
  await work.tx.run(sql`
    update payins.suspense set lease_until = ${new Date(work.realNow.getTime() + 2000)} where id = ${id}`)
}

export async function setScreened(work: Work, id: string): Promise<void> {
  await work.tx.run(sql`
    update payins.suspense set screened_at = ${work.now}, lease_until = '-infinity' where id = ${id}`)
}

/** Puts the item on hold after a hit, until the officer and a second person release it. */
export async function holdSuspense(work: Work, id: string, dueAt: Date): Promise<void> {
  await work.tx.run(sql`
    update payins.suspense set status = 'held', owner_team = 'compliance', owner_staff_id = null, due_at = ${dueAt},
      screened_at = ${work.now}
    where id = ${id}`)
  await deleteAssignment(work, { kind: 'suspense', subject: id })
  await suspenseHappened(work, id, 'held')
}

/** A payment of unknown account is not returned automatically before the bank reports it. */
const isReturnDue = ({ now }: Pick<Instants, 'now'>): Sql =>
  sql`s.status = 'open' and s.due_at <= ${now} and s.screened_at > ${oldestScreening(now)}
    and (s.account_id is not null or not exists (select from payins.statement_payment u
      where u.payment_id = s.payment_id and u.bank_payment_id is null))`

/** The condition of the job that returns money in suspense. */
export const returnsAreDue: Due = (at) => exists(sql`payins.suspense s`, isReturnDue(at))

/** Due items with a current screening. Locked; items locked by a decision are skipped. */
export const lockDueSuspense = (work: Work, limit: number): Promise<Suspense[]> =>
  many(
    work,
    sql`where ${isReturnDue(work)}
      order by s.due_at, s.id limit ${limit} for update skip locked`,
  )

/** More open items are not counted. */
const COUNTED_MAX = 10_000

/** The number of open items, at most 10000, and when the oldest began to wait. */
export const suspenseWaiting = (work: Work): Promise<{ count: number; since: Date | null }> =>
  work.tx.one(sql`
    select (select count(*) from (select from payins.suspense where status <> 'closed' limit ${COUNTED_MAX}) as open)::int as count,
           (select waits_since from payins.suspense where status <> 'closed' order by waits_since, id limit 1) as since`)

/** These items, the longest waiting first. */
export const suspenseByIds = (work: Work, ids: readonly string[]): Promise<Suspense[]> =>
  many(work, sql`where s.id = any(${ids}::uuid[]) order by s.waits_since, s.id`)
