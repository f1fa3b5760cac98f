import type { MemberRole, StaffRole, Id } from '@puente/contract'
import { gather, sql, type Pool } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import { sessionsOf, tableOf, type Realm } from '../holder.ts'

/** A session that has not ended: its user, its last recorded use and when more than a password was shown. */
export interface LiveSession {
  readonly userId: Id<'user'>
  readonly customerId: Id<'customer'>
  /** The user's current role for the customer. */
  readonly role: MemberRole
  readonly seenAt: Date
  readonly provenAt: Date | undefined
}

export interface LiveStaffSession {
  readonly staffId: Id<'staff'>
  readonly role: StaffRole
  readonly seenAt: Date
  readonly provenAt: Date | undefined
  readonly enrolling: boolean
  readonly confirmsFrom: Date | undefined
}

interface Shown {
  readonly hash: Buffer
  readonly now: Date
  readonly seenAfter: Date
}

interface SessionRow {
  place: bigint
  user_id: string
  customer_id: string
  role: MemberRole
  seen_at: Date
  proven_at: Date | null
}

/** Batched query: concurrent requests read their sessions in one statement. */
async function liveSessions(
  pool: Pool,
  shown: readonly Shown[],
): Promise<readonly (LiveSession | undefined)[]> {
  const { text, values } = sql`
    select shown.place, s.user_id, s.customer_id, m.role, s.seen_at, s.proven_at
    from unnest(${shown.map(({ hash }) => hash)}::bytea[], ${shown.map(({ now }) => now)}::timestamptz[],
                ${shown.map(({ seenAfter }) => seenAfter)}::timestamptz[])
      with ordinality as shown (hash, now, seen_after, place)
    join access.session s on s.token_hash = shown.hash and s.ends_at > shown.now and s.seen_at > shown.seen_after
    join access.membership m on m.user_id = s.user_id and m.customer_id = s.customer_id
    where not exists (select from access.suspended_customer x where x.customer_id = s.customer_id)`
  const { rows } = await pool.query<SessionRow>({ name: 'live-sessions', text, values })
  const live = new Map(rows.map((row) => [Number(row.place), row]))
  return shown.map((_, nth) => {
    const row = live.get(nth + 1)
    return (
      row && {
        userId: row.user_id,
        customerId: row.customer_id,
        role: row.role,
        seenAt: row.seen_at,
        provenAt: row.proven_at ?? undefined,
      }
    )
  })
}

const asking = new WeakMap<Pool, (shown: Shown) => Promise<LiveSession | undefined>>()

/** The customer session of a token; undefined when it has ended. */
export function liveSession(pool: Pool, shown: Shown): Promise<LiveSession | undefined> {
  const ask = asking.get(pool) ?? gather((many: readonly Shown[]) => liveSessions(pool, many))
  asking.set(pool, ask)
  return ask(shown)
}

/** The staff session of a token, with the current role; undefined when it has ended. */
export async function liveStaffSession(
  pool: Pool,
  hash: Buffer,
  now: Date,
  seenAfter: Date,
): Promise<LiveStaffSession | undefined> {
  const { rows } = await pool.query<{
    staff_id: string
    role: StaffRole
    seen_at: Date
    proven_at: Date | null
    enrolling: boolean
    confirms_from: Date | null
  }>(sql`
    select s.staff_id, m.role, m.confirms_from, s.seen_at, s.proven_at, s.enrolling
    from access.staff_session s join access.staff m on m.id = s.staff_id and m.status = 'active'
    where s.token_hash = ${hash} and s.ends_at > ${now} and s.seen_at > ${seenAfter}`)
  const [row] = rows
  return (
    row && {
      staffId: row.staff_id,
      role: row.role,
      seenAt: row.seen_at,
      provenAt: row.proven_at ?? undefined,
      enrolling: row.enrolling,
      confirmsFrom: row.confirms_from ?? undefined,
    }
  )
}

/** Records that a session and its browser were used. */
export async function recordSessionUse(pool: Pool, realm: Realm, hash: Buffer, now: Date): Promise<void> {
  await pool.query(sql`
    with saw as (update ${sessionsOf(realm).table} set seen_at = ${now}
                 where token_hash = ${hash} and seen_at < ${now} returning device_id)
    update ${tableOf(realm, 'device')} d set seen_at = ${now} from saw where d.id = saw.device_id and d.seen_at < ${now}`)
}

export interface NewSession {
  readonly hash: Buffer
  readonly now: Date
  readonly endsAt: Date
  /** Id of the browser. */
  readonly deviceId?: Id<'device'>
  /** When more than a password was shown. */
  readonly provenAt?: Date
}

export async function insertSession(
  work: Work,
  { hash, now, endsAt, deviceId, provenAt }: NewSession,
  userId: Id<'user'>,
  customerId: Id<'customer'>,
): Promise<void> {
  await work.tx.run(sql`
    insert into access.session
      (id, token_hash, user_id, customer_id, created_at, seen_at, ends_at, device_id, proven_at)
    values (${work.id()}, ${hash}, ${userId}, ${customerId}, ${now}, ${now}, ${endsAt}, ${deviceId ?? null},
            ${provenAt ?? null})`)
}

export async function insertStaffSession(
  work: Work,
  { hash, now, endsAt, deviceId, provenAt }: NewSession,
  staffId: Id<'staff'>,
  enrolling: boolean,
): Promise<void> {
  // The proof was verified earlier: an account closed meanwhile gets no session.
  const rows = await work.tx.run(sql`
    insert into access.staff_session
      (id, token_hash, staff_id, created_at, seen_at, ends_at, device_id, proven_at, enrolling)
    select ${work.id()}::uuid, ${hash}, id, ${now}::timestamptz, ${now}::timestamptz, ${endsAt}::timestamptz,
           ${deviceId ?? null}::uuid, ${provenAt ?? null}::timestamptz, ${enrolling}
    from access.staff where id = ${staffId} and status = 'active' for share`)
  if (rows !== 1) throw new Error(`staff ${staffId} has no account that is open`)
}

export async function setActingCustomer(work: Work, hash: Buffer, customerId: Id<'customer'>): Promise<void> {
  await work.tx.run(sql`update access.session set customer_id = ${customerId} where token_hash = ${hash}`)
}

/** Whether a staff session may only enrol a second factor. */
export async function isEnrolling(work: Work, hash: Buffer): Promise<boolean> {
  const row = await work.tx.maybe<{ enrolling: boolean }>(
    sql`select enrolling from access.staff_session where token_hash = ${hash}`,
  )
  return row?.enrolling ?? false
}

/** Ends one session. Returns its account, and its browser where it is known. */
export async function deleteSession(
  work: Work,
  realm: Realm,
  hash: Buffer,
): Promise<{ readonly id: string; readonly deviceId: string | undefined } | undefined> {
  const { table, holder } = sessionsOf(realm)
  const row = await work.tx.maybe<{ id: string; deviceId: string | null }>(
    sql`delete from ${table} where token_hash = ${hash} returning ${holder} as id, device_id`,
  )
  return row && { id: row.id, deviceId: row.deviceId ?? undefined }
}

/** Deletes sessions that ended or were last used before the given instants. Returns their number. */
export async function deleteEndedSessions(work: Work, now: Date, seenBefore: Date): Promise<number> {
  const ended = sql`ends_at < ${now} or seen_at < ${seenBefore}`
  return (
    (await work.tx.run(sql`delete from access.session where ${ended}`)) +
    (await work.tx.run(sql`delete from access.staff_session where ${ended}`))
  )
}
