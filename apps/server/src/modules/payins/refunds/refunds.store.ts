import type { CaseOrder, Id } from '@puente/contract'
import type { ListTotals, RefundState } from '@puente/contract/staff'
import { fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import type { Key } from '../../../platform/lists/cursor.ts'
import { allOf } from '../../../platform/lists/list.ts'
import { totalsOf } from '../../../platform/lists/totals.ts'
import type { RowOrder } from '../../../platform/lists/orders.ts'
import { claim, rowIsFree, type LeasableTable, type Token } from '../../../platform/data/lease.ts'
import { derivedId } from '../../../platform/ids.ts'
import type { UnconfirmedReport } from '../../../platform/partner-errors/index.ts'
import type { Work } from '../../../platform/work.ts'
import { customerOfPayment } from '../received/payer-customer.ts'

/** Why money leaves for a payment: the payment is refunded, or a reward of the operator is paid to its payer. */
export type RefundPurpose = 'refund' | 'reward'

/** A payment to the payer. Its id is our reference at the bank: another attempt is another refund. */
export interface Refund extends UnconfirmedReport<'rejected' | 'settled'> {
  readonly id: Id<'refund'>
  readonly purpose: RefundPurpose
  readonly paymentId: Id<'payment'>
  readonly orderId: Id<'transfer'> | undefined
  readonly amountMinor: bigint
  readonly reason: string
  readonly status: RefundState
  /** The bank's reason for the rejection. */
  readonly code: string | undefined
  /** A message reported it as settled, whatever the bank's answers report. */
  readonly claimedSettled: boolean
  /** Number of steps with the bank: the token of the last take. */
  readonly attempts: Token
  /** The destination account, when it is not the one that the money came from. */
  readonly accountId: string | undefined
  readonly replaces: string | undefined
  readonly createdAt: Date
  /** Since when the money is to be refunded, over all attempts. */
  readonly waitsSince: Date
  readonly settledAt: Date | undefined
}

const columns = sql`
  r.id, r.purpose, r.payment_id, r.order_id, r.amount_minor, r.reason, r.status, r.code, r.said, r.said_at,
  r.claimed_settled, r.attempts, r.account_id, r.replaces, r.created_at, r.waits_since, r.settled_at`

const many = async (work: Work, rest: Sql): Promise<Refund[]> =>
  (await work.tx.many<Stored<Refund>>(sql`select ${columns} from payins.refund r ${rest}`)).map(fromStored)

export type NewRefund = Pick<Refund, 'paymentId' | 'orderId' | 'amountMinor' | 'purpose'> &
  Partial<Pick<Refund, 'accountId' | 'replaces' | 'waitsSince'>>

/**
 * Stores a refund that is due immediately. Returns its id, which is derived from the bank's payment, the purpose and
 * the number of refunds before it. After a restore from a backup the same refund therefore gets the same id, and the
 * bank returns the existing one. Locks the payment until the work ends.
 */
export async function insertRefund(work: Work, refund: NewRefund, reason: string): Promise<string> {
  const { paymentId, purpose } = refund
  const payment = await work.tx.one<{ orderId: Id<'transfer'> | null }>(
    sql`select order_id from payins.payment where id = ${paymentId} for no key update`,
  )
  const customerId = await customerOfPayment(work, paymentId, refund.orderId ?? payment.orderId ?? undefined)
  const { attempt } = await work.tx.one<{ attempt: number }>(sql`
    select coalesce(max(attempt), 0) + 1 as attempt from payins.refund
    where payment_id = ${paymentId} and purpose = ${purpose}`)
  const id = derivedId('refund', purpose, paymentId, String(attempt))
  await work.tx.run(sql`
    insert into payins.refund (id, purpose, attempt, payment_id, order_id, amount_minor, reason, status, due_at, created_at,
      waits_since, account_id, replaces, customer_id)
    values (${id}, ${purpose}, ${attempt}, ${paymentId}, ${refund.orderId ?? null}, ${refund.amountMinor}, ${reason},
      'ready', ${work.realNow}, ${work.now}, ${refund.waitsSince ?? work.now}, ${refund.accountId ?? null},
      ${refund.replaces ?? null}, ${customerId ?? null})`)
  return id
}

// A refund from before the column has no customer.
const openRefunds: LeasableTable = {
  table: sql`payins.refund r`,
  columns,
  where: sql`(status = 'submitted' or status = 'ready'
    and not exists (select from customers.v_frozen f where f.customer_id = r.customer_id)
    and not exists (select from payins.payin_order o join customers.v_frozen f on f.customer_id = o.customer_id
      where o.id = r.order_id))`,
  until: sql`due_at`,
  token: sql`attempts`,
  forMs: 30_000,
}

/** The condition of the job that settles refunds. */
export const refundsAreDue = rowIsFree(openRefunds)

/** Refunds whose next step is due. Leases them for 30 s. Refunds to a frozen customer are not ordered. */
export const takeDueRefunds = async (work: Work, limit: number): Promise<Refund[]> =>
  (await claim<Stored<Refund>>(work, openRefunds, limit)).map(fromStored)

export const refundFor = async (work: Work, id: string): Promise<Refund | undefined> =>
  (await many(work, sql`where r.id = ${id}`))[0]

/** The refund, locked until the work ends. */
export async function lockRefund(work: Work, id: string): Promise<Refund> {
  const [refund] = await many(work, sql`where r.id = ${id} for update`)
  if (refund === undefined) throw new Error(`no refund ${id}`)
  return refund
}

export async function setRefund(
  work: Work,
  id: string,
  status: Refund['status'],
  dueAt: Date,
): Promise<void> {
  await work.tx.run(sql`
    update payins.refund set status = ${status}, due_at = ${dueAt},
      settled_at = ${status === 'settled' ? work.now : null},
      said = case when status = ${status} then said end, said_at = case when status = ${status} then said_at end,
      look_at = case when ${status} = 'rejected' then ${work.now}::timestamptz + interval '1 day' else look_at end
    where id = ${id}`)
}

/** Records the bank's first report. A second answer must confirm it. */
export async function noteReport(
  work: Work,
  id: string,
  { said, code, dueAt }: { said: 'rejected' | 'settled'; code?: string | undefined; dueAt: Date },
): Promise<void> {
  await work.tx.run(sql`
    update payins.refund set said = ${said}, said_at = ${work.realNow}, due_at = ${dueAt},
      code = coalesce(${code ?? null}, code),
      look_at = case when status in ('ready', 'submitted') then look_at else ${soon(work)} end
    where id = ${id}`)
}

/** When the next inquiry about an ended refund that awaits a second answer is due. */
export const soon = ({ now }: Pick<Work, 'now'>) => sql`${now}::timestamptz + interval '3 seconds'`

/** Discards the unconfirmed report. */
export async function discardReport(work: Work, id: string): Promise<void> {
  await work.tx.run(sql`
    update payins.refund set said = null, said_at = null,
      code = case when status in ('ready', 'submitted') then null else code end
    where id = ${id} and said is not null`)
}

/** Records that a message reported it as settled while the bank's answer reports otherwise. */
export async function settleReported(work: Work, id: string): Promise<void> {
  await work.tx.run(sql`update payins.refund set claimed_settled = true where id = ${id}`)
}

/** Sets when its next step with the bank is due, in real time. */
export async function makeRefundDue(work: Work, id: string, dueAt: Date): Promise<void> {
  await work.tx.run(sql`
    update payins.refund set due_at = ${dueAt} where id = ${id} and status in ('ready', 'submitted')`)
}

/** The refund, or undefined. Locked until the work ends. */
export const maybeLockRefund = async (work: Work, id: string): Promise<Refund | undefined> =>
  (await many(work, sql`where r.id = ${id} for update`))[0]

/** The last refund in the chain of replacements of this one; itself when none replaced it. Locked. */
export async function lockLastReplacement(work: Work, id: string): Promise<Refund> {
  const [next] = await many(work, sql`where r.replaces = ${id} for update`)
  return next === undefined ? lockRefund(work, id) : lockLastReplacement(work, next.id)
}

/** The refunds that this one replaces, directly and indirectly, latest first. */
export async function replacedBy(work: Work, { replaces }: Refund): Promise<Refund[]> {
  const earlier = replaces === undefined ? undefined : await refundFor(work, replaces)
  return earlier === undefined ? [] : [earlier, ...(await replacedBy(work, earlier))]
}

/** Ends a refund from any status, because another refund of its chain is settled. */
export async function endRefundAs(work: Work, id: string, status: 'settled' | 'cancelled'): Promise<void> {
  await work.tx.run(sql`
    update payins.refund set status = ${status}, said = null, said_at = null,
      settled_at = ${status === 'settled' ? work.now : null},
      look_at = ${status === 'settled' ? null : work.now}
    where id = ${id}`)
}

/** Ends a rejected refund whose money leaves otherwise: by a new attempt, or by the bank's reversal. */
async function endRejected(work: Work, id: string, status: 'replaced' | 'cancelled'): Promise<void> {
  await work.tx.run(sql`update payins.refund set status = ${status} where id = ${id} and status = 'rejected'`)
}

/** Marks a refund as replaced by another. */
export const replaceRefund = (work: Work, id: string): Promise<void> => endRejected(work, id, 'replaced')

/** Marks a rejected refund as cancelled: its money is not sent. */
export const cancelRefund = (work: Work, id: string): Promise<void> => endRejected(work, id, 'cancelled')

/** Cancels the refunds of a payment that were not ordered yet. Returns them. */
export async function cancelUnbegunRefunds(
  work: Work,
  paymentId: Id<'payment'>,
): Promise<readonly { readonly amountMinor: bigint }[]> {
  return work.tx.many<{ amountMinor: bigint }>(sql`
    update payins.refund set status = 'cancelled'
    where payment_id = ${paymentId} and status = 'ready' and attempts = 0 returning amount_minor`)
}

/** Refunds of an order without an outcome. */
export const refundsUnderWay = (work: Work, orderId: Id<'transfer'>): Promise<Refund[]> =>
  many(
    work,
    sql`where r.order_id = ${orderId} and r.status in ('ready', 'submitted')
    order by r.created_at, r.id`,
  )

/** Rejected refunds of an order that wait for a decision. */
export const rejectedRefundsOf = (work: Work, orderId: Id<'transfer'>): Promise<Refund[]> =>
  many(work, sql`where r.order_id = ${orderId} and r.status = 'rejected' order by r.created_at, r.id`)

export interface RefundFilter {
  readonly state: RefundState
  /** Only refunds that have waited since before this instant. */
  readonly before: Date | undefined
}

const byTime = ({ waitsSince, id }: Refund): Key => [waitsSince.toISOString(), id]
const byAmount = ({ amountMinor, id }: Refund): Key => [String(amountMinor), id]

/** The orders of refunds; by time means since when each waits. */
export const refundOrders: Readonly<Record<CaseOrder, RowOrder<Refund>>> = {
  newest: {
    by: sql`r.waits_since desc, r.id desc`,
    after: ([key, one]) => sql`(r.waits_since, r.id) < (${key}::timestamptz, ${one}::uuid)`,
    keyOf: byTime,
  },
  oldest: {
    by: sql`r.waits_since, r.id`,
    after: ([key, one]) => sql`(r.waits_since, r.id) > (${key}::timestamptz, ${one}::uuid)`,
    keyOf: byTime,
  },
  largest: {
    by: sql`r.amount_minor desc, r.id desc`,
    after: ([key, one]) => sql`(r.amount_minor, r.id) < (${key}::bigint, ${one}::uuid)`,
    keyOf: byAmount,
  },
  smallest: {
    by: sql`r.amount_minor, r.id`,
    after: ([key, one]) => sql`(r.amount_minor, r.id) > (${key}::bigint, ${one}::uuid)`,
    keyOf: byAmount,
  },
}

/** Lists refunds in one state, in an order. */
export const refundListStatement = (
  filter: RefundFilter,
  after: Key | undefined,
  limit: number,
  order: RowOrder<Refund> = refundOrders.oldest,
): Sql => {
  const where = allOf([
    sql`r.status = ${filter.state}`,
    filter.before && sql`r.waits_since < ${filter.before}`,
    after && order.after(after),
  ])
  return sql`select ${columns} from payins.refund r where ${where} order by ${order.by} limit ${limit}`
}

export async function listRefundRows(
  work: Work,
  filter: RefundFilter,
  after: Key | undefined,
  limit: number,
  order?: RowOrder<Refund>,
): Promise<Refund[]> {
  return (await work.tx.many<Stored<Refund>>(refundListStatement(filter, after, limit, order))).map(
    fromStored,
  )
}

/** How many refunds match, and their amounts. */
export const refundTotals = (work: Work, filter: RefundFilter): Promise<ListTotals> =>
  totalsOf(
    work,
    (limit) => sql`
      select 'CLP' as currency, amount_minor as minor
      from (${refundListStatement(filter, undefined, limit)}) as listed`,
  )

/** Every refund of one payment, oldest first. */
export const refundsOfPayment = (work: Work, paymentId: Id<'payment'>): Promise<Refund[]> =>
  many(work, sql`where r.payment_id = ${paymentId} order by r.created_at, r.attempt`)

/** These refunds, the latest first. */
export const refundsByIds = (work: Work, ids: readonly string[]): Promise<Refund[]> =>
  many(work, sql`where r.id = any(${ids}::uuid[]) order by r.created_at desc, r.id desc`)
