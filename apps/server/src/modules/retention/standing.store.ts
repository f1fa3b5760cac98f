import type { CustomerStatusWire } from '@puente/contract/staff'
import type { Id } from '@puente/contract'
import { fromStored, sql, type Stored } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'

/** From when the periods of a customer count, and whether a legal hold stops the erasure. */
export interface Standing {
  readonly status: CustomerStatusWire
  /** Of a closed account. */
  readonly endedAt: Date | undefined
  readonly lastTransferAt: Date | undefined
  readonly lastDecisionAt: Date | undefined
  readonly legalHold: boolean
}

export async function standingOf(work: Work, customerId: Id<'customer'>): Promise<Standing | undefined> {
  const row = await work.tx.maybe<Stored<Standing>>(sql`
    select r.status, r.ended_at, r.legal_hold,
      (select max(t.changed_at) from transfers.v_last_change t where t.customer_id = r.id) as last_transfer_at,
      (select d.at from decisions.v_last_decision d where d.customer_id = r.id) as last_decision_at
    from customers.v_relationship r where r.id = ${customerId}`)
  return row && fromStored(row)
}

/** The transfers of a customer. */
export async function transferIdsOf(work: Work, customerId: Id<'customer'>): Promise<string[]> {
  const rows = await work.tx.many<{ id: string }>(sql`
    select id from transfers.v_last_change where customer_id = ${customerId}`)
  return rows.map(({ id }) => id)
}

/** The next customers by id, without those of whom nothing is left in these columns. */
export async function customersAfter(
  work: Work,
  { after, columns }: { readonly after: string | undefined; readonly columns: string },
  limit: number,
): Promise<Id<'customer'>[]> {
  const from = after ?? '00000000-0000-0000-0000-000000000000'
  const rows = await work.tx.many<{ id: Id<'customer'> }>(sql`
    select id from customers.v_relationship r
    where id > ${from}
      and not exists (select from retention.finished f where f.customer_id = r.id and f.columns = ${columns})
    order by id limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Records that nothing of a customer is left in these columns. */
export async function setFinished(work: Work, customerId: Id<'customer'>, columns: string): Promise<void> {
  await work.tx.run(sql`
    insert into retention.finished (customer_id, columns, at) values (${customerId}, ${columns}, ${work.now})
    on conflict (customer_id) do update set columns = excluded.columns, at = excluded.at`)
}
