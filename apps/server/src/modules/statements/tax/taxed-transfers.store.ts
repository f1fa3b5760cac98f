import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import type { TaxedTransfer } from './tax-document.ts'

/** The facts of these transfers for tax documents, by id. */
export async function taxedTransfers(
  work: Work,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Omit<TaxedTransfer, 'originator'>>> {
  const rows = await work.tx.many<{ id: string } & Omit<TaxedTransfer, 'originator'>>(sql`
    select id, reference, usd_cents from transfers.v_paper where id = any(${ids}::uuid[])`)
  return new Map(rows.map(({ id, ...rest }) => [id, rest]))
}
