import type { Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'

/** The customers of these transfers, by id; unknown ids are absent. */
export async function ownersOfTransfers(
  work: Work,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await work.tx.many<{ id: string; customerId: Id<'customer'> }>(
    sql`select id, customer_id from transfers.transfer where id = any(${ids}::uuid[])`,
  )
  return new Map(rows.map((row) => [row.id, row.customerId]))
}

/** The users who ordered these transfers, by id; unknown ids are absent. */
export async function orderersOf(
  { tx }: Pick<Work, 'tx'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.many<{ id: string; userId: Id<'user'> }>(
    sql`select id, user_id from transfers.transfer where id = any(${ids}::uuid[])`,
  )
  return new Map(rows.map((row) => [row.id, row.userId]))
}

/** The customer of this transfer. */
export async function ownerOfTransfer(work: Work, id: string): Promise<string | undefined> {
  const row = await work.tx.maybe<{ customerId: Id<'customer'> }>(
    sql`select customer_id from transfers.transfer where id = ${id}`,
  )
  return row?.customerId
}
