import { sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'

export interface Refund {
  readonly id: string
  readonly paymentId: string
  readonly orderId: string | undefined
  readonly amountMinor: bigint
  readonly status: 'ready' | 'submitted' | 'settled' | 'rejected'
  readonly attempts: number
}

interface Row {
  id: string
  payment_id: string
  order_id: string | null
  amount_minor: bigint
  status: Refund['status']
  attempts: number
}

const toRefund = (row: Row): Refund => ({
  id: row.id,
  paymentId: row.payment_id,
  orderId: row.order_id ?? undefined,
  amountMinor: row.amount_minor,
  status: row.status,
  attempts: row.attempts,
})

export async function insertRefund(
  work: Work,
  refund: Pick<Refund, 'id' | 'paymentId' | 'orderId' | 'amountMinor'>,
  reason: string,
): Promise<void> {
  await work.tx.run(sql`
    insert into payins.refund (id, payment_id, order_id, amount_minor, reason, status, due_at, created_at)
    values (${refund.id}, ${refund.paymentId}, ${refund.orderId ?? null}, ${refund.amountMinor}, ${reason}, 'ready',
            ${work.realNow}, ${work.now})`)
}

/** Refunds that are due for a step, taken for half a minute so that a crash only delays them. */
export async function takeDueRefunds(work: Work, limit: number): Promise<Refund[]> {
  const rows = await work.tx.many<Row>(sql`
    update payins.refund r
    set attempts = r.attempts + 1, due_at = ${new Date(work.realNow.getTime() + 30_000)}
    from (select id from payins.refund where status in ('ready', 'submitted') and due_at <= ${work.realNow}
          order by due_at, id limit ${limit} for update skip locked) as due
    where r.id = due.id
    returning r.id, r.payment_id, r.order_id, r.amount_minor, r.status, r.attempts`)
  return rows.map(toRefund)
}

/** The refund, locked until the work ends. */
export async function lockRefund(work: Work, id: string): Promise<Refund> {
  return toRefund(
    await work.tx.one<Row>(sql`
      select id, payment_id, order_id, amount_minor, status, attempts from payins.refund where id = ${id} for update`),
  )
}

export async function setRefund(
  work: Work,
  id: string,
  status: Refund['status'],
  dueAt: Date,
): Promise<void> {
  await work.tx.run(sql`
    update payins.refund set status = ${status}, due_at = ${dueAt},
      settled_at = ${status === 'settled' ? work.now : null}
    where id = ${id}`)
}

/** How much of an order's money has yet to arrive back (a refund that the bank rejected included), and how much has. */
export async function refundsOf(
  work: Work,
  orderId: string,
): Promise<{ readonly openMinor: bigint; readonly settledMinor: bigint }> {
  const row = await work.tx.one<{ open: bigint; settled: bigint }>(sql`
    select coalesce(sum(amount_minor) filter (where status <> 'settled'), 0)::bigint as open,
           coalesce(sum(amount_minor) filter (where status = 'settled'), 0)::bigint as settled
    from payins.refund where order_id = ${orderId}`)
  return { openMinor: row.open, settledMinor: row.settled }
}
