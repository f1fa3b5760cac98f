import type { Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import { batchedQuery } from '../../../platform/data/batched-query.ts'
import type { Work } from '../../../platform/work.ts'

/**
 * The amounts of an order that are refunded, that are still to be refunded (rejected refunds included), and that the bank
 * rejected; and the last instant at which one was refunded.
 */
export const refundsOf = batchedQuery(async ({ tx }, orderIds: readonly Id<'transfer'>[]) => {
  const rows = await tx.many<{
    orderId: Id<'transfer'>
    open: bigint | null
    settled: bigint | null
    rejected: bigint | null
    settledAt: Date | null
  }>(sql`
    select order_id, sum(amount_minor) filter (where status in ('ready', 'submitted', 'rejected'))::bigint as open,
           sum(amount_minor) filter (where status = 'settled')::bigint as settled,
           sum(amount_minor) filter (where status = 'rejected')::bigint as rejected,
           max(settled_at) filter (where status = 'settled') as settled_at
    from payins.refund where order_id = any(${orderIds}::uuid[]) group by order_id`)
  const found = new Map(rows.map((row) => [row.orderId, row]))
  return orderIds.map((id) => ({
    openMinor: found.get(id)?.open ?? 0n,
    settledMinor: found.get(id)?.settled ?? 0n,
    rejectedMinor: found.get(id)?.rejected ?? 0n,
    settledAt: found.get(id)?.settledAt ?? undefined,
  }))
})

/** The refunded amounts of these orders, refunds under way included. An order without refunds is absent. */
export async function refundedOf(
  work: Work,
  orderIds: readonly Id<'transfer'>[],
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await work.tx.many<{ id: string; minor: bigint }>(sql`
    select order_id as id, sum(amount_minor)::bigint as minor from payins.refund
    where order_id = any(${orderIds}::uuid[]) and status in ('ready', 'submitted', 'rejected', 'settled')
    group by order_id`)
  return new Map(rows.map(({ id, minor }) => [id, minor]))
}

/** Which of these orders have a refund that the bank rejected and that waits for a decision. */
export async function ordersOfRejectedRefunds(
  work: Work,
  orderIds: readonly Id<'transfer'>[],
): Promise<ReadonlySet<string>> {
  if (orderIds.length === 0) return new Set()
  const rows = await work.tx.many<{ id: string }>(sql`
    select distinct order_id as id from payins.refund
    where order_id = any(${orderIds}::uuid[]) and status = 'rejected'`)
  return new Set(rows.map(({ id }) => id))
}

/** The rejected refund amounts of a customer's orders for which no other account was given, by order. */
export async function refundsWithoutAccount(
  work: Work,
  customerId: Id<'customer'>,
): Promise<
  { readonly orderId: Id<'transfer'>; readonly amountMinor: bigint; readonly dueAt: Date | undefined }[]
> {
  const rows = await work.tx.many<{ orderId: Id<'transfer'>; minor: bigint; dueAt: Date | null }>(sql`
    select r.order_id, sum(r.amount_minor)::bigint as minor, min(s.due_at) as due_at
    from payins.payin_order o join payins.refund r on r.order_id = o.id
    left join payins.suspense s on s.refund_id = r.id and s.status = 'open'
    where o.customer_id = ${customerId} and r.status = 'rejected' and not exists (
      select from payins.refund_account a where a.refund_id = r.id and a.given_by like 'customer:%')
    group by r.order_id order by r.order_id`)
  return rows.map((row) => ({
    orderId: row.orderId,
    amountMinor: row.minor,
    dueAt: row.dueAt ?? undefined,
  }))
}
