import type { Id, MemberRole } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import { seenAfter } from './session.ts'

const SHOWN_MAX = 50

export interface Membership {
  readonly customerId: Id<'customer'>
  readonly role: MemberRole
  readonly since: Date
}

/** The customers that a user may act for, the longest-standing first; also those whose access is suspended. */
export const membershipsOf = (work: Work, userId: Id<'user'>): Promise<Membership[]> =>
  work.tx.many<Membership>(sql`
    select customer_id, role, created_at as since from access.membership
    where user_id = ${userId} order by created_at, customer_id`)

/** A browser and the user who signed in from it. */
export interface UserDevice {
  readonly id: Id<'device'>
  readonly userId: Id<'user'>
  readonly browser: string | null
  readonly system: string | null
  readonly firstSeenAt: Date
  readonly seenAt: Date
  readonly rememberedUntil: Date | null
}

/** One browser of a user by its id. */
export const userDevice = (work: Work, id: string): Promise<UserDevice | undefined> =>
  work.tx.maybe<UserDevice>(sql`
    select id, holder_id as user_id, browser, system, first_seen_at, seen_at, remembered_until
    from access.user_device where id = ${id}`)

export interface DeviceSession {
  readonly customerId: Id<'customer'>
  readonly since: Date
  readonly seenAt: Date
}

/** The valid sessions of a browser, the latest first; at most 50. */
export const sessionsOfDevice = (work: Work, id: string): Promise<DeviceSession[]> =>
  work.tx.many<DeviceSession>(sql`
    select customer_id, created_at as since, seen_at from access.session
    where device_id = ${id} and ends_at > ${work.realNow} and seen_at > ${seenAfter('user', work.realNow)}
    order by created_at desc limit ${SHOWN_MAX}`)

export interface SharedBrowser {
  readonly id: Id<'device'>
  readonly userId: Id<'user'>
  readonly seenAt: Date
}

/** Other users who signed in from the browser, which all know by the same token; at most 50. */
export const othersInBrowser = (work: Work, id: string): Promise<SharedBrowser[]> =>
  work.tx.many<SharedBrowser>(sql`
    select other.id, other.holder_id as user_id, other.seen_at
    from access.user_device one join access.user_device other on other.token_hash = one.token_hash
    where one.id = ${id} and other.id <> one.id order by other.seen_at desc limit ${SHOWN_MAX}`)
