import type { StaffRole } from '@puente/contract'
import { sql, type Pool } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'

/** A session that may go on: who, and when it was last written that they were here. */
export interface LiveSession {
  readonly userId: string
  readonly customerId: string
  readonly seenAt: Date
}

export interface LiveStaffSession {
  readonly staffId: string
  readonly role: StaffRole
  readonly seenAt: Date
}

/** The customer session of a token, unless its time is over. One statement: every request asks it. */
export async function liveSession(
  pool: Pool,
  hash: Buffer,
  now: Date,
  seenAfter: Date,
): Promise<LiveSession | undefined> {
  const { rows } = await pool.query<{ user_id: string; customer_id: string; seen_at: Date }>(sql`
    select user_id, customer_id, seen_at from access.session
    where token_hash = ${hash} and ends_at > ${now} and seen_at > ${seenAfter}`)
  const [row] = rows
  return row && { userId: row.user_id, customerId: row.customer_id, seenAt: row.seen_at }
}

/** The staff session of a token, unless its time is over, with the role held at this moment. */
export async function liveStaffSession(
  pool: Pool,
  hash: Buffer,
  now: Date,
  seenAfter: Date,
): Promise<LiveStaffSession | undefined> {
  const { rows } = await pool.query<{ staff_id: string; role: StaffRole; seen_at: Date }>(sql`
    select s.staff_id, m.role, s.seen_at from access.staff_session s join access.staff m on m.id = s.staff_id
    where s.token_hash = ${hash} and s.ends_at > ${now} and s.seen_at > ${seenAfter}`)
  const [row] = rows
  return row && { staffId: row.staff_id, role: row.role, seenAt: row.seen_at }
}

export async function sawSession(pool: Pool, hash: Buffer, now: Date): Promise<void> {
  await pool.query(
    sql`update access.session set seen_at = ${now} where token_hash = ${hash} and seen_at < ${now}`,
  )
}

export async function sawStaffSession(pool: Pool, hash: Buffer, now: Date): Promise<void> {
  await pool.query(
    sql`update access.staff_session set seen_at = ${now} where token_hash = ${hash} and seen_at < ${now}`,
  )
}

export interface NewSession {
  readonly hash: Buffer
  readonly now: Date
  readonly endsAt: Date
}

export async function insertSession(
  work: Work,
  { hash, now, endsAt }: NewSession,
  userId: string,
  customerId: string,
): Promise<void> {
  await work.tx.run(sql`
    insert into access.session (token_hash, user_id, customer_id, created_at, seen_at, ends_at)
    values (${hash}, ${userId}, ${customerId}, ${now}, ${now}, ${endsAt})`)
}

export async function insertStaffSession(
  work: Work,
  { hash, now, endsAt }: NewSession,
  staffId: string,
): Promise<void> {
  await work.tx.run(sql`
    insert into access.staff_session (token_hash, staff_id, created_at, seen_at, ends_at)
    values (${hash}, ${staffId}, ${now}, ${now}, ${endsAt})`)
}

export async function setActingCustomer(work: Work, hash: Buffer, customerId: string): Promise<void> {
  await work.tx.run(sql`update access.session set customer_id = ${customerId} where token_hash = ${hash}`)
}

/** Ends one session, and answers whose it was. */
export async function deleteSession(work: Work, hash: Buffer): Promise<string | undefined> {
  const row = await work.tx.maybe<{ id: string }>(
    sql`delete from access.session where token_hash = ${hash} returning user_id as id`,
  )
  return row?.id
}

/** Ends one staff session, and answers whose it was. */
export async function deleteStaffSession(work: Work, hash: Buffer): Promise<string | undefined> {
  const row = await work.tx.maybe<{ id: string }>(
    sql`delete from access.staff_session where token_hash = ${hash} returning staff_id as id`,
  )
  return row?.id
}

/** Deletes sessions that ended or were last seen before the given moments; answers how many. */
export async function deleteEndedSessions(work: Work, now: Date, seenBefore: Date): Promise<number> {
  const ended = sql`ends_at < ${now} or seen_at < ${seenBefore}`
  return (
    (await work.tx.run(sql`delete from access.session where ${ended}`)) +
    (await work.tx.run(sql`delete from access.staff_session where ${ended}`))
  )
}
