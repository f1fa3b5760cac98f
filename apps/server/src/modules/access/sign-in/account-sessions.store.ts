import type { Id } from '@puente/contract'
import { fromStored, sql, type Stored } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import { sessionsOf, tableOf, type AccountId } from '../holder.ts'

/** Records that more than a password was shown in a session just now. False when the session has ended. */
export async function proveSession(work: Work, { realm, id }: AccountId, hash: Buffer): Promise<boolean> {
  const { table, holder } = sessionsOf(realm)
  const rows = await work.tx.run(
    sql`update ${table} set proven_at = ${work.realNow} where token_hash = ${hash} and ${holder} = ${id}`,
  )
  return rows === 1
}

/** The browser of a session. */
export async function deviceOfSession(
  work: Work,
  { realm, id }: AccountId,
  hash: Buffer,
): Promise<string | undefined> {
  const { table, holder } = sessionsOf(realm)
  const row = await work.tx.maybe<{ deviceId: Id<'device'> | null }>(
    sql`select device_id from ${table} where token_hash = ${hash} and ${holder} = ${id}`,
  )
  return row?.deviceId ?? undefined
}

/** Whether the session with this token began after an instant. */
export async function beganAfter(
  work: Work,
  { realm, id }: AccountId,
  hash: Buffer,
  moment: Date,
): Promise<boolean> {
  const { table, holder } = sessionsOf(realm)
  const { began } = await work.tx.one<{ began: boolean }>(sql`
    select exists (select from ${table}
                   where token_hash = ${hash} and ${holder} = ${id} and created_at > ${moment}) as began`)
  return began
}

/** Gives every enrolling session of a member of staff full access, once they have a second factor. */
export async function endEnrolment(work: Work, { realm, id }: AccountId): Promise<void> {
  if (realm === 'user') return
  await work.tx.run(
    sql`update access.staff_session set enrolling = false where staff_id = ${id} and enrolling`,
  )
}

export interface ListedSession {
  readonly id: Id<'session'>
  readonly isCurrent: boolean
  readonly deviceId: Id<'device'> | undefined
  readonly browser: string | undefined
  readonly system: string | undefined
  readonly startedAt: Date
  readonly seenAt: Date
  readonly endsAt: Date
}

/** Sessions of this account that have not ended, last used first. */
export async function sessionsOfAccount(
  work: Work,
  { realm, id }: AccountId,
  current: Buffer | undefined,
  seenAfter: Date,
): Promise<ListedSession[]> {
  const { table, holder } = sessionsOf(realm)
  const rows = await work.tx.many<Stored<Omit<ListedSession, 'isCurrent'>> & { tokenHash: Buffer }>(sql`
    select s.id, s.token_hash, s.device_id, d.browser, d.system, s.created_at as started_at, s.seen_at, s.ends_at
    from ${table} s left join ${tableOf(realm, 'device')} d on d.id = s.device_id
    where s.${holder} = ${id} and s.ends_at > ${work.realNow} and s.seen_at > ${seenAfter}
    order by s.seen_at desc, s.id desc limit 100`)
  return rows.map(({ tokenHash, ...row }) => ({
    ...fromStored(row),
    isCurrent: current?.equals(tokenHash) ?? false,
  }))
}

/** Ends one session of this account. Returns its browser; undefined when it is not one of theirs. */
export async function endSession(
  work: Work,
  { realm, id }: AccountId,
  sessionId: Id<'session'>,
): Promise<{ readonly deviceId: string | undefined } | undefined> {
  const { table, holder } = sessionsOf(realm)
  const row = await work.tx.maybe<{ deviceId: string | null }>(
    sql`delete from ${table} where id = ${sessionId} and ${holder} = ${id} returning device_id`,
  )
  return row && { deviceId: row.deviceId ?? undefined }
}

/** Ends every session of this account, except the one with this token. */
export async function endSessions(work: Work, { realm, id }: AccountId, except?: Buffer): Promise<number> {
  const { table, holder } = sessionsOf(realm)
  return work.tx.run(
    sql`delete from ${table} where ${holder} = ${id} and token_hash is distinct from ${except ?? null}`,
  )
}

/** The browsers of this account without a session. */
export async function devicesWithoutSession(work: Work, { realm, id }: AccountId): Promise<string[]> {
  const rows = await work.tx.many<{ id: string }>(sql`
    select id from ${tableOf(realm, 'device')} as device
    where holder_id = ${id} and not exists (select from ${sessionsOf(realm).table} s where s.device_id = device.id)`)
  return rows.map((row) => row.id)
}
