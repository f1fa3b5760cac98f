import type { Id } from '@puente/contract'
import type { NoteAudience } from '@puente/contract/staff'
import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'

const BODY = 'customers.note.body'

/** A note about a customer, written by a member of staff for other staff. */
export interface Note {
  readonly id: string
  readonly audience: NoteAudience
  readonly authorId: string
  readonly body: string
  readonly at: Date
}

export async function insertNote(work: Work, customerId: Id<'customer'>, note: Note): Promise<void> {
  await work.tx.run(sql`
    insert into customers.note (id, customer_id, audience, author_id, body, at)
    values (${note.id}, ${customerId}, ${note.audience}, ${note.authorId}, ${(await work.vault.of(customerId)).encrypt(BODY, note.body, note.id)},
            ${note.at})`)
}

/** The latest notes about a customer for these audiences. */
export async function notesOf(
  work: Work,
  customerId: Id<'customer'>,
  audiences: readonly NoteAudience[],
  limit: number,
): Promise<Note[]> {
  const rows = await work.tx.many<Omit<Note, 'body'> & { body: Buffer }>(sql`
    select id, audience, author_id, body, at from customers.note
    where customer_id = ${customerId} and audience = any(${audiences})
    order by id desc limit ${limit}`)
  return rows.map((row) => ({ ...row, body: work.vault.decrypt(BODY, row.body, row.id) }))
}
