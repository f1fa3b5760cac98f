import { sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'
import { recipientNameIndex } from './name-index.ts'

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
