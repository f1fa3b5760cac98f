import type { Id } from '@puente/contract'
import { fromStored, sql, type Stored } from '@puente/postgres'
import { batchedQuery } from '../../../platform/data/batched-query.ts'
import type { Key } from '../../../platform/lists/cursor.ts'
import type { Work } from '../../../platform/work.ts'
import type { Template } from '../template-facts.ts'

const FACTS = 'notifications.notice.facts'

interface NewNotice {
  readonly id: string
  readonly userId: Id<'user'>
  readonly template: Template
  readonly subjectId: string
  readonly facts: object
}

/** Inserts notices, and notifies the open pages of their users once the work commits; an existing one stays unchanged. */
export const insertNotice = batchedQuery<NewNotice>(async ({ tx, now, realNow, vault }, notices) => {
  const rows = await Promise.all(
    notices.map(async ({ facts, ...notice }) => {
      const { encrypt } = await vault.of(notice.userId)
      return { ...notice, facts: encrypt(FACTS, JSON.stringify(facts), notice.id).toString('hex') }
    }),
  )
  await tx.run(sql`
    with added as (
      insert into notifications.notice (id, user_id, template, subject_id, facts, created_at)
      select id, "userId", template, "subjectId", decode(facts, 'hex'), ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
        id uuid, "userId" uuid, template text, "subjectId" uuid, facts text)
      on conflict (id) do nothing returning user_id)
    select pg_notify('puente_changes', user_id || ' ' || ${String(realNow.getTime())}::text)
    from added group by user_id`)
})

/** Notifies the open pages of a user that a notice was read. */
export async function notifyReaders({ tx, realNow }: Work, userId: Id<'user'>): Promise<void> {
  await tx.run(sql`select pg_notify('puente_changes', ${`${userId} ${realNow.getTime()}`})`)
}

export interface Notice {
  readonly id: Id<'notice'>
  readonly template: string
  readonly facts: object
  readonly createdAt: Date
  readonly readAt: Date | undefined
}

/** The notices of a user, newest first, after a key. */
export async function noticesOf(
  work: Work,
  userId: Id<'user'>,
  after: Key | undefined,
  limit: number,
): Promise<Notice[]> {
  const older =
    after === undefined ? sql`` : sql`and (created_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
  const rows = await work.tx.many<Stored<Omit<Notice, 'facts'>> & { facts: Buffer }>(sql`
    select id, template, facts, created_at, read_at from notifications.notice
    where user_id = ${userId} ${older}
    order by created_at desc, id desc limit ${limit}`)
  return rows.map(({ facts, ...row }) => ({
    ...fromStored(row),
    facts: JSON.parse(work.vault.decrypt(FACTS, facts, row.id)) as object,
  }))
}

/** The number of unread notices of a user. */
export async function unreadOf(work: Work, userId: Id<'user'>): Promise<number> {
  const { count } = await work.tx.one<{ count: bigint }>(
    sql`select count(*) from notifications.notice where user_id = ${userId} and read_at is null`,
  )
  return Number(count)
}

/** Marks one notice of a user as read; 'unknown' when they have none with this id. */
export async function markRead(
  work: Work,
  userId: Id<'user'>,
  id: Id<'notice'>,
): Promise<'read' | 'unchanged' | 'unknown'> {
  const row = await work.tx.maybe<{ readAt: Date | null }>(
    sql`select read_at from notifications.notice where id = ${id} and user_id = ${userId} for update`,
  )
  if (row === undefined) return 'unknown'
  if (row.readAt !== null) return 'unchanged'
  await work.tx.run(sql`update notifications.notice set read_at = ${work.now} where id = ${id}`)
  return 'read'
}

/** Marks the unread notices of a user as read that were created until an instant. Returns their number. */
export const markAllRead = (work: Work, userId: Id<'user'>, until: Date): Promise<number> =>
  work.tx.run(sql`
    update notifications.notice set read_at = ${work.now}
    where user_id = ${userId} and read_at is null and created_at <= ${until}`)
