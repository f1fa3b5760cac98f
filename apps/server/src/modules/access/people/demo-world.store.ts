import { sql, type Pool } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'

/** Marks this database permanently as one whose accounts share a published password. */
export async function markDemoDatabase(work: Work): Promise<void> {
  await work.tx.run(
    sql`insert into access.demo_world (seeded_at) values (${work.now}) on conflict do nothing`,
  )
}

/** Whether any account of customers or staff exists. */
export async function hasAccounts(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    sql`select from access.staff union all select from access."user" limit 1`,
  )
  return (rowCount ?? 0) > 0
}

const EMAIL = 'access.user.email'
const NEWEST = 10

/** The encrypted e-mails of the newest users. Their keys must exist, or no data can be decrypted. */
export async function newestEmails(pool: Pool): Promise<Buffer[]> {
  const { rows } = await pool.query<{ email: Buffer }>(
    sql`select email from access."user" order by id desc limit ${NEWEST}`,
  )
  return rows.map(({ email }) => email)
}

/** The e-mail of the newest user with its blind index; undefined without users. Erased users have neither. */
export async function newestIndexedEmail(
  work: Work,
): Promise<{ readonly email: string; readonly index: Buffer } | undefined> {
  const row = await work.tx.maybe<{ id: string; email: Buffer; emailIndex: Buffer }>(
    sql`select id, email, email_index from access."user" where email_index <> sha256(uuid_send(id))
        order by id desc limit 1`,
  )
  return row && { email: work.vault.decrypt(EMAIL, row.email, row.id), index: row.emailIndex }
}

/** Whether demo people were ever seeded here. Production refuses such a database. Needs no key to read the mark. */
export async function hasDemoMark(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(sql`select from access.demo_world`)
  return (rowCount ?? 0) > 0
}
