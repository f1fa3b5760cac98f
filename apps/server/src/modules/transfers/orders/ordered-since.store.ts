import type { Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import { batchedQuery } from '../../../platform/data/batched-query.ts'
import { countingStates } from '../transfer.ts'

/** The customer whose orders are counted, and the start of each window. */
export interface OrderedSince {
  readonly customerId: Id<'customer'>
  readonly hour: Date
  readonly day: Date
  readonly month: Date
  /** Start of the period in which unpaid orders count. */
  readonly unpaid: Date
  /** The recipient of the new order, if any. */
  readonly recipientId?: Id<'recipient'>
  /** Excludes one transfer, and everything ordered after an instant. */
  readonly besides?: { readonly transferId: Id<'transfer'>; readonly until: Date }
}

/** A customer's orders: amounts in US cents, unpaid orders, and their frequency. */
export interface Ordered {
  readonly dayUsdCents: bigint
  readonly monthUsdCents: bigint
  /** When the oldest order of the monthly window was made. */
  readonly monthFrom: Date | undefined
  readonly openOrders: number
  /** Orders that ended without payment. */
  readonly unpaidOrders: number
  /** Orders in the hour, and when the oldest of them was made. */
  readonly hourOrders: number
  readonly hourFrom: Date | undefined
  readonly dayOrders: number
  readonly dayFrom: Date | undefined
  /** Recipients added in the day, up to the given one; zero when that one was added before. */
  readonly newRecipients: number
  readonly newRecipientsFrom: Date | undefined
}

interface Row {
  day: bigint
  month: bigint
  monthFrom: Date | null
  open: bigint
  unpaid: bigint
  hourOrders: bigint
  hourFrom: Date | null
  dayOrders: bigint
  dayFrom: Date | null
  added: bigint
  addedFrom: Date | null
}

const toOrdered = (row: Row): Ordered => ({
  dayUsdCents: row.day,
  monthUsdCents: row.month,
  monthFrom: row.monthFrom ?? undefined,
  openOrders: Number(row.open),
  unpaidOrders: Number(row.unpaid),
  hourOrders: Number(row.hourOrders),
  hourFrom: row.hourFrom ?? undefined,
  dayOrders: Number(row.dayOrders),
  dayFrom: row.dayFrom ?? undefined,
  newRecipients: Number(row.added),
  newRecipientsFrom: row.addedFrom ?? undefined,
})

/** The orders of customers since the given instants: amounts, orders and recipients in one query. */
export const orderedSince = batchedQuery(async ({ tx }, asked: readonly OrderedSince[]) => {
  const each = <T>(of: (one: OrderedSince) => T) => asked.map(of)
  const rows = await tx.many<Row>(sql`
    select used.* from unnest(
      ${each(({ customerId }) => customerId)}::uuid[], ${each(({ hour }) => hour)}::timestamptz[],
      ${each(({ day }) => day)}::timestamptz[], ${each(({ month }) => month)}::timestamptz[],
      ${each(({ unpaid }) => unpaid)}::timestamptz[],
      ${each(({ recipientId }) => recipientId ?? null)}::uuid[],
      ${each(({ besides }) => besides?.transferId ?? null)}::uuid[],
      ${each(({ besides }) => besides?.until ?? null)}::timestamptz[]
    ) with ordinality as asked (customer_id, hour, day, month, unpaid, recipient_id, besides, until, place)
    cross join lateral (
      select coalesce(sum(usd_cents) filter (where counts and created_at > asked.day), 0)::bigint as day,
        coalesce(sum(usd_cents) filter (where counts and created_at > asked.month), 0)::bigint as month,
        count(*) filter (where state = 'awaiting-payin' or (state = 'in-review' and reviewed_from = 'awaiting-payin')) as open,
        min(created_at) filter (where counts and created_at > asked.month) as month_from,
        count(*) filter (where state = 'expired' and created_at > asked.unpaid) as unpaid,
        count(*) filter (where counts and created_at > asked.hour) as hour_orders,
        min(created_at) filter (where counts and created_at > asked.hour) as hour_from,
        count(*) filter (where counts and created_at > asked.day) as day_orders,
        min(created_at) filter (where counts and created_at > asked.day) as day_from,
        coalesce(max(added.count), 0) as added, max(added.since) as added_from
      from (
        select count(*) as count, min(created_at) as since from recipients.v_recipient r
        where r.customer_id = asked.customer_id and used_at > asked.day and created_at > asked.day
          and (asked.recipient_id is null
               or created_at <= (select created_at from recipients.v_recipient where id = asked.recipient_id))
      ) as added
      left join (
        select usd_cents, state, reviewed_from, created_at, state = any(${countingStates}) as counts
        from transfers.transfer t
        where t.customer_id = asked.customer_id and (created_at > least(asked.month, asked.unpaid) or state = 'awaiting-payin')
          and (asked.besides is null or (t.id <> asked.besides and created_at <= asked.until))
      ) as made on true
    ) as used order by place`)
  return rows.map(toOrdered)
})
