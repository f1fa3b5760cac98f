import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import { nameIndex, rutPartIndex } from './name-index.ts'

const NAME = 'customers.customer.name'
const RUT = 'customers.customer.rut'

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

/** Indexes the beginnings of up to `limit` RUTs whose index is missing or of another RUT. Returns their number. */
export async function indexRuts(work: Work, limit: number): Promise<number> {
  const rows = await work.tx.many<{ id: string; rut: Buffer | null }>(sql`
    select id, rut from customers.customer
    where (rut_index is null) <> (rut_part_index is null) or rut_part_index[1] <> rut_index
    order by id limit ${limit} for update skip locked`)
  for (const { id, rut } of rows)
    await work.tx.run(sql`
      update customers.customer
      set rut_part_index = ${rut === null ? null : rutParts(work, id, rut)}::bytea[]
      where id = ${id}`)
  return rows.length
}

const rutParts = (work: Work, id: string, rut: Buffer): Buffer[] =>
  rutPartIndex(work.vault, work.vault.decrypt(RUT, rut, id))
