import type { CustomerKind, Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import type { TaxedTransfer } from './tax-document.ts'

/** Stores that a member of staff took the file of a month. */
export async function insertTaxExport(work: Work, month: string): Promise<void> {
  if (work.actor.kind !== 'staff') return
  await work.tx.run(sql`
    insert into statements.tax_export (id, month, exported_by, exported_at)
    values (${work.id()}, ${month}, ${work.actor.staffId}, ${work.now})`)
}

/** What tax documents need of an order, and its customer. */
export interface TaxedOrder extends Pick<TaxedTransfer, 'reference' | 'usdCents'> {
  readonly customerId: Id<'customer'>
  readonly kind: CustomerKind
}

/** The facts of these transfers for tax documents, by id. */
export async function taxedTransfers(
  work: Work,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TaxedOrder>> {
  const rows = await work.tx.many<{ id: string } & TaxedOrder>(sql`
    select paper.id, paper.reference, paper.usd_cents, paper.customer_id, customer.kind
    from transfers.v_paper paper join customers.v_customer customer on customer.id = paper.customer_id
    where paper.id = any(${ids}::uuid[])`)
  return new Map(rows.map(({ id, ...rest }) => [id, rest]))
}
