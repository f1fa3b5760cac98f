import type { Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import type { DeviceName } from './device-name.ts'
import { tableOf, type AccountId, type Realm } from '../holder.ts'

export interface KnownDevice {
  readonly id: Id<'device'>
  readonly rememberedUntil: Date | undefined
}

/** The browser with this token, if this account has signed in from it. */
export async function deviceOf(
  work: Work,
  { realm, id }: AccountId,
  hash: Buffer,
): Promise<KnownDevice | undefined> {
  const row = await work.tx.maybe<{ id: string; rememberedUntil: Date | null }>(sql`
    select id, remembered_until from ${tableOf(realm, 'device')} where token_hash = ${hash} and holder_id = ${id}`)
  return row && { id: row.id, rememberedUntil: row.rememberedUntil ?? undefined }
}

/** Whether we issued this token, to a browser of any account. */
export async function isOurToken(work: Work, realm: Realm, hash: Buffer): Promise<boolean> {
  const row = await work.tx.maybe(
    sql`select 1 from ${tableOf(realm, 'device')} where token_hash = ${hash} limit 1`,
  )
  return row !== undefined
}

/** Records a sign-in from a browser, new or known. Returns the device's id. */
export async function keepDevice(
  work: Work,
  { realm, id: holderId }: AccountId,
  hash: Buffer,
  { browser, system }: DeviceName,
): Promise<string> {
  const row = await work.tx.one<{ id: string }>(sql`
    insert into ${tableOf(realm, 'device')} (id, holder_id, token_hash, browser, system, first_seen_at, seen_at)
    values (${work.id()}, ${holderId}, ${hash}, ${browser ?? null}, ${system ?? null}, ${work.realNow}, ${work.realNow})
    on conflict (token_hash, holder_id)
    do update set seen_at = excluded.seen_at, browser = excluded.browser, system = excluded.system
    returning id`)
  return row.id
}

/** Gives a browser a new token, for all accounts that use it, and remembers it for one of them. */
export async function rememberDevice(
  work: Work,
  realm: Realm,
  deviceId: Id<'device'>,
  hash: Buffer,
  until: Date,
): Promise<void> {
  const table = tableOf(realm, 'device')
  await work.tx.run(sql`
    update ${table} set token_hash = ${hash}
    where token_hash = (select token_hash from ${table} where id = ${deviceId})`)
  await work.tx.run(sql`update ${table} set remembered_until = ${until} where id = ${deviceId}`)
}

/** Ends the remembering of all browsers of this account: each is asked for the second factor again. */
export async function forgetRemembered(work: Work, { realm, id }: AccountId): Promise<void> {
  await work.tx.run(sql`
    update ${tableOf(realm, 'device')} set remembered_until = null
    where holder_id = ${id} and remembered_until is not null`)
}

export interface ListedDevice extends KnownDevice, DeviceName {
  readonly firstSeenAt: Date
  readonly seenAt: Date
  readonly isCurrent: boolean
}

/** Browsers of this account, last used first, at most 100. */
export async function devicesOf(
  work: Work,
  { realm, id }: AccountId,
  current: Buffer | undefined,
): Promise<ListedDevice[]> {
  const rows = await work.tx.many<{
    id: string
    browser: string | null
    system: string | null
    firstSeenAt: Date
    seenAt: Date
    rememberedUntil: Date | null
    tokenHash: Buffer
  }>(sql`
    select id, browser, system, first_seen_at, seen_at, remembered_until, token_hash
    from ${tableOf(realm, 'device')} where holder_id = ${id} order by seen_at desc, id desc limit 100`)
  return rows.map((row) => ({
    id: row.id,
    ...(row.browser === null ? {} : { browser: row.browser }),
    ...(row.system === null ? {} : { system: row.system }),
    firstSeenAt: row.firstSeenAt,
    seenAt: row.seenAt,
    rememberedUntil: row.rememberedUntil ?? undefined,
    isCurrent: current?.equals(row.tokenHash) ?? false,
  }))
}

/** Deletes a browser and its sessions. False when it is not one of this account. */
export async function deleteDevice(
  work: Work,
  { realm, id }: AccountId,
  deviceId: Id<'device'>,
): Promise<boolean> {
  const rows = await work.tx.run(
    sql`delete from ${tableOf(realm, 'device')} where id = ${deviceId} and holder_id = ${id}`,
  )
  return rows === 1
}

export const deleteDevicesUnseenSince = (work: Work, realm: Realm, before: Date): Promise<number> =>
  work.tx.run(sql`delete from ${tableOf(realm, 'device')} where seen_at < ${before}`)
