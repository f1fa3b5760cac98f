import type { Id, MoneyOrder } from '@puente/contract'
import type { ListTotals, PayinReason, PayinStatus } from '@puente/contract/staff'
import { fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import type { Key } from '../../../platform/lists/cursor.ts'
import { allOf } from '../../../platform/lists/list.ts'
import { amountBetween, type RowOrder } from '../../../platform/lists/orders.ts'
import { totalsOf } from '../../../platform/lists/totals.ts'
import type { Work } from '../../../platform/work.ts'
import type { PayinFilter, PayinSearched } from './payin-filter.ts'
import { rutIndexes } from '../payins.store.ts'

/** A payment as the bank reported it, with its status here, without its payer. */
export interface Payin {
  readonly id: Id<'payment'>
  readonly bankPaymentId: string
  readonly status: PayinStatus
  readonly why: PayinReason
  readonly amountMinor: bigint
  readonly refundedMinor: bigint
  readonly bank: string
  readonly creditedAt: Date
  readonly receivedAt: Date
  /** The order that it pays, or that it names without being able to pay it. */
  readonly orderId: Id<'transfer'> | undefined
  readonly receivableId: Id<'receivable'> | undefined
  readonly reference: string | undefined
}

/** Payments with the references of their orders. */
const withReference = (found: Sql) => sql`
  select p.id, p.bank_payment_id, p.status, p.why, p.amount_minor, p.refunded_minor, p.payer_bank as bank, p.credited_at,
    p.received_at, coalesce(p.order_id, p.named_order_id) as order_id, p.receivable_id, o.reference
  from (${found}) as p
  left join payins.payin_order o on o.id = coalesce(p.order_id, p.named_order_id)`

/** The search as a condition that an index supports, alone or in the order of the list. */
function conditionOf(work: Pick<Work, 'vault'>, searched: PayinSearched): Sql {
  switch (searched.by) {
    case 'id':
      return sql`id in (select id from payins.payment where id = ${searched.id ?? null}
                        union all select id from payins.payment where bank_payment_id = ${searched.bankPaymentId})`
    case 'amount':
      return sql`amount_minor = ${searched.minor}`
    case 'rut':
      return sql`payer_rut_index = any(${rutIndexes(work, searched.rut)}::bytea[])`
    case 'reference': {
      const order = sql`(select id from payins.payin_order where reference = ${searched.reference})`
      return sql`id in (select id from payins.payment where order_id = ${order}
                        union all select id from payins.payment where named_order_id = ${order})`
    }
  }
}

const byTime = ({ creditedAt, id }: Payin): Key => [creditedAt.toISOString(), id]
const byAmount = ({ amountMinor, id }: Payin): Key => [String(amountMinor), id]

/** The orders of payments; by time means when the bank credited them. */
export const payinOrders: Readonly<Record<MoneyOrder, RowOrder<Payin>>> = {
  newest: {
    by: sql`credited_at desc, id desc`,
    after: ([at, id]) => sql`(credited_at, id) < (${at}::timestamptz, ${id}::uuid)`,
    keyOf: byTime,
  },
  oldest: {
    by: sql`credited_at, id`,
    after: ([at, id]) => sql`(credited_at, id) > (${at}::timestamptz, ${id}::uuid)`,
    keyOf: byTime,
  },
  largest: {
    by: sql`amount_minor desc, id desc`,
    after: ([minor, id]) => sql`(amount_minor, id) < (${minor}::bigint, ${id}::uuid)`,
    keyOf: byAmount,
  },
  smallest: {
    by: sql`amount_minor, id`,
    after: ([minor, id]) => sql`(amount_minor, id) > (${minor}::bigint, ${id}::uuid)`,
    keyOf: byAmount,
  },
}

/** Lists payments in an order. */
export function payinListStatement(
  work: Pick<Work, 'vault'>,
  { status, from, until, search, least, most }: PayinFilter,
  after: Key | undefined,
  limit: number,
  order: RowOrder<Payin> = payinOrders.newest,
): Sql {
  const where = allOf([
    status === undefined ? undefined : sql`status = ${status}`,
    from && sql`credited_at >= ${from}`,
    until && sql`credited_at < ${until}`,
    search && conditionOf(work, search),
    ...amountBetween(sql`amount_minor`, { least, most }),
    after && order.after(after),
  ])
  return sql`
    select * from (${withReference(sql`
      select * from payins.payment where ${where} order by ${order.by} limit ${limit}`)}) as payments
    order by ${order.by}`
}

export async function payinRows(
  work: Work,
  filter: PayinFilter,
  after: Key | undefined,
  limit: number,
  order?: RowOrder<Payin>,
): Promise<Payin[]> {
  return (await work.tx.many<Stored<Payin>>(payinListStatement(work, filter, after, limit, order))).map(
    fromStored,
  )
}

/** How many payments match, and their amounts. */
export const payinTotals = (work: Work, filter: PayinFilter): Promise<ListTotals> =>
  totalsOf(
    work,
    (limit) => sql`
      select 'CLP' as currency, amount_minor as minor
      from (${payinListStatement(work, filter, undefined, limit)}) as listed`,
  )

export async function payinFor(work: Work, id: string): Promise<Payin | undefined> {
  const row = await work.tx.maybe<Stored<Payin>>(
    withReference(sql`select * from payins.payment where id = ${id}`),
  )
  return row && fromStored(row)
}
