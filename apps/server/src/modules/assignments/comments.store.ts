import type { Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'
import type { Case, Comment } from './case.ts'

const TEXT = 'assignments.comment.text'
/** The newest comments that a case shows. */
const SHOWN_MAX = 50

/** Stores a comment, encrypted with the key of the customer of the case, and the mentions in it. */
export async function insertComment(
  work: Work,
  { kind, subject }: Case,
  customerId: Id<'customer'> | undefined,
  comment: { readonly by: Id<'staff'>; readonly text: string; readonly mentions: readonly Id<'staff'>[] },
): Promise<void> {
  const id = work.id()
  const vault = customerId === undefined ? work.vault : await work.vault.of(customerId)
  await work.tx.run(sql`
    insert into assignments.comment (id, kind, subject, customer_id, written_by, text, at)
    values (${id}, ${kind}, ${subject}, ${customerId ?? null}, ${comment.by},
            ${vault.encrypt(TEXT, comment.text, id)}, ${work.now})`)
  await work.tx.run(sql`
    insert into assignments.mention (comment_id, staff_id)
    select ${id}, mentioned from unnest(${comment.mentions}::uuid[]) as mentioned`)
}

/** The newest comments about a case, in the order in which they were written. */
export async function commentsOf(work: Work, { kind, subject }: Case): Promise<Comment[]> {
  const rows = await work.tx.many<Omit<Comment, 'text'> & { text: Buffer }>(sql`
    select c.id, c.written_by, c.text, c.at,
           array(select m.staff_id from assignments.mention m where m.comment_id = c.id order by 1) as mentions
    from assignments.comment c where c.kind = ${kind} and c.subject = ${subject}
    order by c.id desc limit ${SHOWN_MAX}`)
  return rows.toReversed().map((row) => ({ ...row, text: work.vault.decrypt(TEXT, row.text, row.id) }))
}

/** Marks the mentions of a member of staff in a case as read. */
export async function readMentions(work: Work, { kind, subject }: Case, staffId: Id<'staff'>): Promise<void> {
  await work.tx.run(sql`
    update assignments.mention m set read_at = ${work.now}
    from assignments.comment c
    where c.id = m.comment_id and c.kind = ${kind} and c.subject = ${subject}
      and m.staff_id = ${staffId} and m.read_at is null`)
}
