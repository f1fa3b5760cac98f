import type { Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import { batchedQuery } from '../../../platform/data/batched-query.ts'

/** Whether the customer of a transfer is frozen: no money of theirs may leave. */
export const isCustomerFrozen = batchedQuery(async ({ tx }, transferIds: readonly Id<'transfer'>[]) => {
  const rows = await tx.many<{ id: string }>(sql`
    select t.id from transfers.transfer t join customers.v_frozen f on f.customer_id = t.customer_id
    where t.id = any(${transferIds}::uuid[])`)
  const found = new Set(rows.map(({ id }) => id))
  return transferIds.map((id) => found.has(id))
})
