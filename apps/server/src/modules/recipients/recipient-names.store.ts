import { sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'
import { recipientAliasIndex, recipientNameIndex } from './name-index.ts'

const ALIAS = 'recipients.recipient.alias'
const NAME = 'recipients.recipient.name'

/** Indexes up to `limit` names whose index is missing or of a former name. Returns their number. */
export async function indexRecipientNames(work: Work, limit: number): Promise<number> {
  const rows = await work.tx.many<{ id: string; name: Buffer }>(sql`
    select id, name from recipients.recipient
    where name_index is null or name_index_of <> substring(sha256(name) for 8)
    order by id limit ${limit} for no key update skip locked`)
  for (const { id, name } of rows)
    await work.tx.run(sql`
      update recipients.recipient
      set name_index = ${work.vault.isErased(name) ? [] : indexOf(work, id, name)}::bytea[],
          name_index_of = substring(sha256(name) for 8)
      where id = ${id}`)
  return rows.length
}

const indexOf = (work: Work, id: string, name: Buffer): Buffer[] =>
  recipientNameIndex(work.vault, work.vault.decrypt(NAME, name, id))

/** Indexes up to `limit` aliases that were stored without an index. Returns their number. */
export async function indexRecipientAliases(work: Work, limit: number): Promise<number> {
  const rows = await work.tx.many<{ id: string; alias: Buffer }>(sql`
    select id, alias from recipients.recipient where alias is not null and alias_index is null
    order by id limit ${limit} for no key update skip locked`)
  for (const { id, alias } of rows) {
    const index = work.vault.isErased(alias)
      ? []
      : recipientAliasIndex(work.vault, work.vault.decrypt(ALIAS, alias, id))
    await work.tx.run(sql`update recipients.recipient set alias_index = ${index}::bytea[] where id = ${id}`)
  }
  return rows.length
}
