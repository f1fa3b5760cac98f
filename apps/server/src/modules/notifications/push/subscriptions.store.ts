import { hash } from 'node:crypto'
import type { Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import { batchedQuery } from '../../../platform/data/batched-query.ts'
import type { Work } from '../../../platform/work.ts'

const ENDPOINT = 'notifications.push_subscription.endpoint'
const KEYS = 'notifications.push_subscription.keys'

/** How a browser receives messages: its address at a push service, and its keys (RFC 8291). */
export interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  /** The key of ours that the browser subscribed with. */
  readonly keyId: string
}

interface NewSubscription extends PushTarget {
  readonly userId: Id<'user'>
  readonly deviceId: Id<'device'>
}

const hashOf = (endpoint: string): Buffer => hash('sha256', endpoint, 'buffer')

/** Stores how a browser receives messages of a user. Replaces what the browser had, also for another user. */
export async function insertSubscription(
  work: Work,
  { userId, deviceId, endpoint, ...keys }: NewSubscription,
): Promise<Id<'push-subscription'>> {
  const endpointHash = hashOf(endpoint)
  const replaced = await work.tx.many<{ id: string }>(sql`
    delete from notifications.push_subscription
    where endpoint_hash = ${endpointHash} or device_id = ${deviceId} returning id`)
  await dropMessages(
    work,
    replaced.map(({ id }) => id),
  )
  const id: Id<'push-subscription'> = work.id()
  const { encrypt } = await work.vault.of(userId)
  await work.tx.run(sql`
    insert into notifications.push_subscription (id, user_id, device_id, endpoint_hash, endpoint, keys, created_at)
    values (${id}, ${userId}, ${deviceId}, ${endpointHash}, ${encrypt(ENDPOINT, endpoint, id)},
            ${encrypt(KEYS, JSON.stringify(keys), id)}, ${work.now})`)
  return id
}

/** The subscriptions of a user. */
export const subscriptionIdsOf = batchedQuery(
  async ({ tx }, userIds: readonly Id<'user'>[]): Promise<readonly (readonly string[])[]> => {
    const rows = await tx.many<{ id: string; userId: string }>(sql`
      select id, user_id from notifications.push_subscription
      where user_id = any(${[...new Set(userIds)]}::uuid[]) order by id`)
    return userIds.map((id) => rows.filter(({ userId }) => userId === id).map((row) => row.id))
  },
)

export interface ListedSubscription {
  readonly id: Id<'push-subscription'>
  readonly deviceId: Id<'device'>
  readonly createdAt: Date
}

/** The subscriptions of a user with their browsers, newest first. */
export const subscriptionsOf = (work: Work, userId: Id<'user'>): Promise<ListedSubscription[]> =>
  work.tx.many<ListedSubscription>(sql`
    select id, device_id, created_at from notifications.push_subscription
    where user_id = ${userId} order by created_at desc, id desc`)

/** Where to send, by subscription. Those that ended are absent. */
export async function targetsOf(
  work: Work,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PushTarget>> {
  if (ids.length === 0) return new Map()
  const rows = await work.tx.many<{ id: string; endpoint: Buffer; keys: Buffer }>(sql`
    select id, endpoint, keys from notifications.push_subscription where id = any(${ids}::uuid[])`)
  return new Map(
    rows.map(({ id, endpoint, keys }) => [
      id,
      {
        ...(JSON.parse(work.vault.decrypt(KEYS, keys, id)) as Omit<PushTarget, 'endpoint'>),
        endpoint: work.vault.decrypt(ENDPOINT, endpoint, id),
      },
    ]),
  )
}

/** Ends messages that wait for subscriptions that ended. */
async function dropMessages(work: Work, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await work.tx.run(sql`
    update notifications.message set state = 'bounced', reason = 'unsubscribed', facts = null
    where subscription_id = any(${ids}::uuid[]) and state = 'waiting'`)
}

/** Ends a subscription of a user; false when they have none with this id. */
export async function deleteSubscription(
  work: Work,
  userId: Id<'user'>,
  id: Id<'push-subscription'>,
): Promise<boolean> {
  const rows = await work.tx.run(
    sql`delete from notifications.push_subscription where id = ${id} and user_id = ${userId}`,
  )
  if (rows === 1) await dropMessages(work, [id])
  return rows === 1
}

/** Ends a subscription that its push service has ended. */
export async function deleteEnded(work: Work, id: string): Promise<void> {
  await work.tx.run(sql`delete from notifications.push_subscription where id = ${id}`)
  await dropMessages(work, [id])
}

/** Ends the subscription of a browser that was signed out or removed. */
export async function deleteOfDevice(work: Work, deviceId: Id<'device'>): Promise<void> {
  const rows = await work.tx.many<{ id: string }>(
    sql`delete from notifications.push_subscription where device_id = ${deviceId} returning id`,
  )
  await dropMessages(
    work,
    rows.map(({ id }) => id),
  )
}
