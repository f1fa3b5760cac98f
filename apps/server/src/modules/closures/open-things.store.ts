import type { Id, OpenThingKind } from '@puente/contract'
import { fromStored, sql, type Stored } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'

/** A transfer, a refund, a debt, or money without a transfer, that has not ended. */
export interface OpenRow {
  readonly kind: Exclude<OpenThingKind, 'application'>
  /** Of the transfer; of a debt and of money without a transfer its own. */
  readonly id: string
  readonly reference: string | null
  /** In CLP. */
  readonly amountMinor: bigint
}

/** A row, and whether it is a rejected transfer, which has ended unless it has money. */
interface StoredRow extends OpenRow {
  readonly isRejected: boolean
}

/** States in which a transfer has ended. */
const ended = ['delivered', 'refunded', 'cancelled', 'expired'] as const

/**
 * Transfers, refunds and debts of a customer that have not ended, oldest first. An order that awaits its payment is listed as
 * unpaid, also if it is partly paid. A rejected transfer is listed also without money.
 */
export const openRowsOf = (work: Work, customerId: Id<'customer'>): Promise<StoredRow[]> =>
  work.tx.many<StoredRow>(sql`
    select case state when 'awaiting-payin' then 'unpaid-order' when 'correcting' then 'correction'
        when 'refunding' then 'refund' else 'transfer' end as kind,
      id, reference, send_minor as amount_minor, state = 'rejected' as is_rejected
    from transfers.v_transfer where customer_id = ${customerId} and state <> all(${ended}::text[])
    union all
    select 'refund', t.id, t.reference, t.send_minor, false
    from transfers.v_transfer t
    where t.customer_id = ${customerId} and t.state = any(${ended}::text[])
      and (exists (select from payins.v_refund_open r where r.order_id = t.id)
        or exists (select from payins.v_refund_rejected r where r.order_id = t.id))
    union all
    select 'debt', id, null, outstanding_minor, false from payins.v_receivable where customer_id = ${customerId}
    order by id`)

/** Money from a payer with these indexes of the RUT that belongs to no order, oldest first. */
export const receivedMoneyOf = (work: Work, payerRut: readonly Buffer[]): Promise<OpenRow[]> =>
  work.tx.many<OpenRow>(sql`
    select 'received-money' as kind, s.id, null as reference, s.amount_minor
    from payins.v_suspense s join payins.v_payment p on p.id = s.payment_id
    where p.payer_rut_index = any(${payerRut}::bytea[]) and s.why <> 'refund-rejected'
    order by s.id`)

/** A complaint without an answer. */
export interface OpenComplaint {
  readonly id: string
  readonly folio: string
  readonly dueAt: Date | undefined
}

export const openComplaintsOf = async (work: Work, customerId: Id<'customer'>): Promise<OpenComplaint[]> =>
  (
    await work.tx.many<Stored<OpenComplaint>>(sql`
      select id, folio, due_at from support.v_thread
      where customer_id = ${customerId} and kind = 'complaint' and state <> 'closed' order by id`)
  ).map((row) => fromStored(row))

/** The customer of each of these transfers, by transfer. Transfers of customers whose account is not being closed are absent. */
export async function closingCustomersOf(
  work: Work,
  transferIds: readonly string[],
): Promise<ReadonlyMap<string, Id<'customer'>>> {
  const rows = await work.tx.many<{ id: string; customerId: Id<'customer'> }>(sql`
    select t.id, t.customer_id from transfers.v_transfer t
    join customers.v_closing c on c.customer_id = t.customer_id where t.id = any(${transferIds}::uuid[])`)
  return new Map(rows.map((row) => [row.id, row.customerId]))
}
