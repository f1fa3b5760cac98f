import type { Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'

/** A transfer, a refund or a debt that has not ended. */
export interface OpenRow {
  readonly kind: 'unpaid-order' | 'transfer' | 'refund' | 'debt'
  /** Of the transfer; of a debt its own. */
  readonly id: string
  readonly reference: string | null
  /** In CLP. */
  readonly amountMinor: bigint
}

/** States in which a transfer has ended. */
const ended = ['delivered', 'refunded', 'cancelled', 'expired'] as const

/** What has not ended of a customer, oldest first: transfers, refunds of ended transfers, and debts. */
export const openThingsOf = (work: Work, customerId: Id<'customer'>): Promise<OpenRow[]> =>
  work.tx.many<OpenRow>(sql`
    select case when state = 'awaiting-payin' then 'unpaid-order' else 'transfer' end as kind, id, reference,
      send_minor as amount_minor
    from transfers.v_transfer where customer_id = ${customerId} and state <> all(${ended}::text[])
    union all
    select 'refund', t.id, t.reference, t.send_minor
    from transfers.v_transfer t
    where t.customer_id = ${customerId} and t.state = any(${ended}::text[])
      and (exists (select from payins.v_refund_open r where r.order_id = t.id)
        or exists (select from payins.v_refund_rejected r where r.order_id = t.id))
    union all
    select 'debt', id, null, outstanding_minor from payins.v_receivable where customer_id = ${customerId}
    order by id`)

/** The customer of a transfer whose account is being closed; undefined when it is not. */
export async function closingCustomerOf(work: Work, transferId: string): Promise<Id<'customer'> | undefined> {
  const row = await work.tx.maybe<{ customerId: Id<'customer'> }>(sql`
    select t.customer_id from transfers.v_transfer t
    join customers.v_closing c on c.customer_id = t.customer_id where t.id = ${transferId}`)
  return row?.customerId
}
