import type { Id } from '@puente/contract'
import type { CaseKind, CaseNewsKind } from '@puente/contract/staff'
import { empty, sql } from '@puente/postgres'
import type { Key } from '../../platform/lists/cursor.ts'
import type { Work } from '../../platform/work.ts'
import type { Case } from './case.ts'

/** What happened to a case, as one person reads it. */
export interface CaseNews extends Case {
  readonly id: Id<'note'>
  readonly what: CaseNewsKind
  readonly byStaff: Id<'staff'> | null
  readonly toStaff: Id<'staff'> | null
  readonly at: Date
  readonly isRead: boolean
}

/** What happened, who did it, and to whom the case was assigned. */
export interface Happening {
  readonly what: CaseNewsKind
  readonly by?: Id<'staff'> | undefined
  readonly to?: Id<'staff'> | undefined
}

/** Notifies everyone who follows a case or has it, and who had it, but not who acted. */
export async function notify(
  work: Work,
  { kind, subject }: Case,
  { what, by, to }: Happening,
  had: readonly Id<'staff'>[] = [],
): Promise<void> {
  const readers = await work.tx.many<{ staffId: Id<'staff'> }>(sql`
    select coalesce(staff_id, ${subject}) as staff_id
    from (
      select staff_id from assignments.follower where kind = ${kind} and subject = ${subject}
      union select staff_id from assignments.assignment where kind = ${kind} and subject = ${subject}
      union select unnest(${had}::uuid[])
    ) as everyone
    where staff_id is distinct from ${by ?? null}::uuid`)
  if (readers.length === 0) return
  const id = work.id()
  await work.tx.run(sql`
    insert into assignments.news (id, kind, subject, what, by_staff, to_staff, at)
    values (${id}, ${kind}, ${subject}, ${what}, ${by ?? null}, ${to ?? null}, ${work.now})`)
  await work.tx.run(sql`
    insert into assignments.news_reader (news_id, staff_id)
    select ${id}, staff_id from unnest(${readers.map(({ staffId }) => staffId)}::uuid[]) as staff_id`)
}

/** The news of a person about cases of these kinds, the newest first. */
export const newsFor = (
  work: Work,
  { staffId, kinds }: { readonly staffId: Id<'staff'>; readonly kinds: readonly CaseKind[] },
  after: Key | undefined,
  limit: number,
): Promise<CaseNews[]> =>
  work.tx.many<CaseNews>(sql`
    select n.id, n.kind, n.subject, n.what, n.by_staff, n.to_staff, n.at, t.read_at is not null as is_read
    from assignments.news_reader t join assignments.news n on n.id = t.news_id
    where t.staff_id = ${staffId} and n.kind = any(${kinds}::text[])
      ${after === undefined ? empty : sql`and t.news_id < ${after[0]}`}
    order by t.news_id desc limit ${limit}`)

/** How many news of a person are unread. */
export async function unreadNews(
  work: Work,
  staffId: Id<'staff'>,
  kinds: readonly CaseKind[],
): Promise<number> {
  const { count } = await work.tx.one<{ count: number }>(sql`
    select count(*)::int as count from assignments.news_reader t join assignments.news n on n.id = t.news_id
    where t.staff_id = ${staffId} and t.read_at is null and n.kind = any(${kinds}::text[])`)
  return count
}

/** Marks the news of a person as read: of one case, or all. */
export async function readNews(work: Work, staffId: Id<'staff'>, of?: Case): Promise<void> {
  await work.tx.run(sql`
    update assignments.news_reader t set read_at = ${work.now} from assignments.news n
    where n.id = t.news_id and t.staff_id = ${staffId} and t.read_at is null
      ${of === undefined ? empty : sql`and n.kind = ${of.kind} and n.subject = ${of.subject}`}`)
}

/** Deletes news from before an instant. Returns how many. */
export const forgetNews = (work: Work, before: Date, limit: number): Promise<number> =>
  work.tx.run(sql`
    delete from assignments.news where id in (select id from assignments.news where at < ${before} limit ${limit})`)

/** Cases that somebody follows or to which somebody gave a priority, and whether they waited when it was last notified. */
export const watchedCases = (work: Work): Promise<(Case & { readonly isOpen: boolean })[]> =>
  work.tx.many<Case & { readonly isOpen: boolean }>(sql`
    select coalesce(kind, '') as kind, coalesce(subject, gen_random_uuid()) as subject,
           coalesce(bool_or(is_open), true) as is_open
    from (
      select kind, subject, is_open from assignments.follower
      union all select kind, subject, true from assignments.priority
    ) as watched
    group by kind, subject`)

/** Keeps whether a case waits, for what its followers are notified next. A case that does not wait loses its priority. */
export async function setWatched(work: Work, { kind, subject }: Case, isOpen: boolean): Promise<void> {
  await work.tx.run(sql`
    update assignments.follower set is_open = ${isOpen} where kind = ${kind} and subject = ${subject}`)
  if (!isOpen)
    await work.tx.run(sql`delete from assignments.priority where kind = ${kind} and subject = ${subject}`)
}
