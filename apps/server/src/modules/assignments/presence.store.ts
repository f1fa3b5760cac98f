import type { Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'
import type { Case } from './case.ts'

/** Who has not been seen for so long has the case open no more. Browsers report every 15 seconds. */
const PRESENT_MS = 40_000

/** Records that a member of staff has a case open. Keeps an assignment of theirs from being idle. */
export async function touch(work: Work, { kind, subject }: Case, staffId: Id<'staff'>): Promise<void> {
  await work.tx.run(sql`
    insert into assignments.viewer (kind, subject, staff_id, seen_at)
    values (${kind}, ${subject}, ${staffId}, ${work.realNow})
    on conflict (kind, subject, staff_id) do update set seen_at = excluded.seen_at`)
  await work.tx.run(sql`
    update assignments.assignment set active_at = ${work.realNow}
    where kind = ${kind} and subject = ${subject} and staff_id = ${staffId}`)
}

/** The others who have a case open now. */
export async function viewersOf(
  work: Work,
  { kind, subject }: Case,
  except: Id<'staff'>,
): Promise<Id<'staff'>[]> {
  const since = new Date(work.realNow.getTime() - PRESENT_MS)
  const rows = await work.tx.many<{ staffId: Id<'staff'> }>(sql`
    select staff_id from assignments.viewer
    where kind = ${kind} and subject = ${subject} and staff_id <> ${except} and seen_at >= ${since}
    order by staff_id`)
  return rows.map(({ staffId }) => staffId)
}

/** Deletes who has left. Returns how many. */
export const forgetViewers = (work: Work, limit: number): Promise<number> =>
  work.tx.run(sql`
    delete from assignments.viewer where ctid in (
      select ctid from assignments.viewer
      where seen_at < ${new Date(work.realNow.getTime() - PRESENT_MS)} limit ${limit})`)

/** Whether a member of staff follows a case. */
export async function isFollowing(
  work: Work,
  { kind, subject }: Case,
  staffId: Id<'staff'>,
): Promise<boolean> {
  return (
    (await work.tx.maybe(sql`
      select staff_id from assignments.follower
      where staff_id = ${staffId} and kind = ${kind} and subject = ${subject}`)) !== undefined
  )
}

/** Makes a member of staff follow a case, or no longer. */
export async function setFollowing(
  work: Work,
  { kind, subject }: Case,
  staffId: Id<'staff'>,
  follows: boolean,
): Promise<void> {
  await work.tx.run(
    follows
      ? sql`insert into assignments.follower (staff_id, kind, subject, since)
            values (${staffId}, ${kind}, ${subject}, ${work.now}) on conflict do nothing`
      : sql`delete from assignments.follower
            where staff_id = ${staffId} and kind = ${kind} and subject = ${subject}`,
  )
}
