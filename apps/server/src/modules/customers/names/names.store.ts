import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import { nameIndex } from './name-index.ts'

const NAME = 'customers.customer.name'

/** Indexes up to `limit` names that have no index. Returns their number. */
export async function indexNames(work: Work, limit: number): Promise<number> {
  const rows = await work.tx.many<{ id: string; name: Buffer }>(sql`
    select id, name from customers.customer where name_index is null
    order by id limit ${limit} for update skip locked`)
  for (const { id, name } of rows)
    await work.tx.run(sql`
      update customers.customer set name_index = ${nameIndex(work.vault, work.vault.decrypt(NAME, name, id))}::bytea[]
      where id = ${id}`)
  return rows.length
}
