import type { Id, MoneyOrder, TransferState } from '@puente/contract'
import type { ListTotals, OrderEvent } from '@puente/contract/staff'
import { join, sql, type Sql } from '@puente/postgres'
import { allOf } from '../../../../platform/lists/list.ts'
import type { Key } from '../../../../platform/lists/cursor.ts'
import { amountBetween, type RowOrder } from '../../../../platform/lists/orders.ts'
import { totalsOf } from '../../../../platform/lists/totals.ts'
import type { Work } from '../../../../platform/work.ts'
import type { InstantRange } from '../../../corridors/index.ts'
import { countingStates, type Transfer } from '../../transfer.ts'
import { happenedIn } from '../happened.store.ts'
import type { AmountMeant, TransferFilter } from './transfer-filter.ts'

/**
 * Lists a customer's transfers, newest first. Each combination of state and amount is a subquery that an index answers
 * in the order of the list; the database merges them, so that no page reads more rows than it shows.
 */
export function customerListStatement(filter: TransferFilter, after: Key | undefined, limit: number): Sql {
  const [createdAt, id] = after ?? []
  const common = [
    sql`customer_id = ${filter.customerId}`,
    filter.from && sql`created_at >= ${filter.from}`,
    filter.until && sql`created_at < ${filter.until}`,
    filter.recipientId === undefined ? undefined : sql`recipient_id = ${filter.recipientId}`,
    filter.reference === undefined ? undefined : sql`reference = ${filter.reference}`,
    after && sql`(created_at, id) < (${createdAt}::timestamptz, ${id}::uuid)`,
  ]
  const heads = branchesOf(filter).map(
    (branch) => sql`
      (select id, created_at from transfers.transfer where ${allOf([...common, ...branch])}
       order by created_at desc, id desc limit ${limit})`,
  )
  if (heads.length === 0) return sql`select id from transfers.transfer where false`
  return sql`select id from (${join(heads, ' union all ')}) as heads order by created_at desc, id desc limit ${limit}`
}

/** Conditions that exclude each other. */
function branchesOf({ states, amounts }: TransferFilter): (Sql | undefined)[][] {
  const byState = states?.map((state) => sql`state = ${state}`) ?? [undefined]
  const byAmount = amounts?.map((amount) => conditionOf(amount, amounts)) ?? [undefined]
  return byState.flatMap((state) => byAmount.map((amount) => [state, amount]))
}

function conditionOf(amount: AmountMeant, amounts: readonly AmountMeant[]): Sql {
  if (amount.side === 'send') return sql`send_minor = ${amount.minor}`
  const sent = amounts.find(({ side }) => side === 'send')
  const received = sql`receive_minor = ${amount.minor} and currency = any(${amount.currencies}::text[])`
  return sent === undefined ? received : sql`${received} and send_minor <> ${sent.minor}`
}

/** Ids of a customer's transfers, newest first, starting after `after`. */
export async function customerIds(
  work: Work,
  filter: TransferFilter,
  after: Key | undefined,
  limit: number,
): Promise<string[]> {
  const rows = await work.tx.many<{ id: string }>(customerListStatement(filter, after, limit))
  return rows.map(({ id }) => id)
}

/** Filter of all transfers for staff. The range is that of the event, or of the order without one. */
export interface StaffFilter extends InstantRange {
  readonly state?: TransferState
  readonly reference?: string
  readonly transferId?: Id<'transfer'>
  readonly customerId?: Id<'customer'>
  readonly recipientId?: Id<'recipient'>
  /** Only those with an open choice. */
  readonly waiting?: 'choice'
  /** Only those ordered since then that count towards limits and thresholds. */
  readonly countingSince?: Date
  /** Bounds of what was sent, in pesos. */
  readonly least?: bigint
  readonly most?: bigint
  readonly corridorId?: string
  readonly happened?: OrderEvent
  /** Why it was returned, rejected or refunded. */
  readonly reason?: string
}

const byTime = ({ createdAt, id }: Transfer): Key => [createdAt.toISOString(), id]
const byAmount = ({ sendMinor, id }: Transfer): Key => [String(sendMinor), id]

/** The orders of all transfers. By time means that of the order: ids follow another clock where the time was moved. */
export const transferOrders: Readonly<Record<MoneyOrder, RowOrder<Transfer>>> = {
  newest: {
    by: sql`created_at desc, id desc`,
    after: ([at, id]) => sql`(created_at, id) < (${at}::timestamptz, ${id}::uuid)`,
    keyOf: byTime,
  },
  oldest: {
    by: sql`created_at, id`,
    after: ([at, id]) => sql`(created_at, id) > (${at}::timestamptz, ${id}::uuid)`,
    keyOf: byTime,
  },
  largest: {
    by: sql`send_minor desc, id desc`,
    after: ([minor, id]) => sql`(send_minor, id) < (${minor}::bigint, ${id}::uuid)`,
    keyOf: byAmount,
  },
  smallest: {
    by: sql`send_minor, id`,
    after: ([minor, id]) => sql`(send_minor, id) > (${minor}::bigint, ${id}::uuid)`,
    keyOf: byAmount,
  },
}

/** Lists all transfers in an order; each filter has an index in the order by time. */
export function staffListStatement(
  filter: StaffFilter,
  after: Key | undefined,
  limit: number,
  order: RowOrder<Transfer> = transferOrders.newest,
): Sql {
  const where = allOf([
    filter.state === undefined ? undefined : sql`state = ${filter.state}`,
    filter.reference === undefined ? undefined : sql`reference = ${filter.reference}`,
    filter.transferId === undefined ? undefined : sql`id = ${filter.transferId}`,
    filter.customerId === undefined ? undefined : sql`customer_id = ${filter.customerId}`,
    filter.recipientId === undefined ? undefined : sql`recipient_id = ${filter.recipientId}`,
    filter.waiting === undefined
      ? undefined
      : sql`id = any(array(select transfer_id from transfers.choice where answered_at is null))`,
    filter.countingSince === undefined
      ? undefined
      : sql`created_at > ${filter.countingSince} and state = any(${countingStates})`,
    filter.corridorId === undefined ? undefined : sql`corridor_id = ${filter.corridorId}`,
    happenedIn(filter),
    ...amountBetween(sql`send_minor`, filter),
    after && order.after(after),
  ])
  return sql`select id from transfers.transfer where ${where} order by ${order.by} limit ${limit}`
}

/** Ids of all transfers in an order, starting after `after`. */
export async function staffIds(
  work: Work,
  filter: StaffFilter,
  after: Key | undefined,
  limit: number,
  order?: RowOrder<Transfer>,
): Promise<string[]> {
  const rows = await work.tx.many<{ id: string }>(staffListStatement(filter, after, limit, order))
  return rows.map(({ id }) => id)
}

/** How many transfers match, and what their customers send. */
export const transferTotals = (work: Work, filter: StaffFilter): Promise<ListTotals> =>
  totalsOf(
    work,
    (limit) => sql`
      select 'CLP' as currency, send_minor as minor from transfers.transfer
      where id in (${staffListStatement(filter, undefined, limit)})`,
  )
