import type { Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Key } from '../../../platform/lists/cursor.ts'
import { allOf } from '../../../platform/lists/list.ts'
import type { Work } from '../../../platform/work.ts'
import type { FoundPayin } from './search.store.ts'

/** Payments of one number that are read for the banks and holders it belongs to. */
const READ_MAX = 1000

/** The last payment from each account with this number, the last credited first. */
export const accountsNumbered = (
  work: Work,
  indexes: readonly Buffer[],
  after: Key | undefined,
  limit: number,
): Promise<FoundPayin[]> =>
  work.tx.many<FoundPayin>(sql`
    select id, amount_minor, credited_at from (
      select distinct on (payer_bank, payer_rut_index) id, amount_minor, credited_at from (
        select id, amount_minor, credited_at, payer_bank, payer_rut_index from payins.v_payment
        where payer_account_index = any(${indexes}::bytea[])
        order by credited_at desc, id desc limit ${READ_MAX}) as newest
      order by payer_bank, payer_rut_index, credited_at desc, id desc) as one
    where ${allOf([after && sql`(credited_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`])}
    order by credited_at desc, id desc limit ${limit}`)

/** A user who acts for a company. */
export interface FoundMember {
  readonly userId: Id<'user'>
  readonly customerId: Id<'customer'>
}

/** The companies for which the users of these customers, or one user, act. */
export const membersOfCompanies = (
  work: Work,
  customerIds: readonly string[],
  userId: string | undefined,
  after: Key | undefined,
  limit: number,
): Promise<FoundMember[]> =>
  work.tx.many<FoundMember>(sql`
    select m.user_id, m.customer_id from access.v_membership m
    join customers.v_customer c on c.id = m.customer_id and c.kind = 'company'
    where ${allOf([
      sql`(m.user_id = ${userId ?? null}::uuid or m.user_id in (
        select mine.user_id from access.v_membership mine
        join customers.v_customer own on own.id = mine.customer_id and own.kind = 'person'
        where mine.customer_id = any(${customerIds}::uuid[])))`,
      after && sql`(m.user_id, m.customer_id) > (${after[0]}::uuid, ${after[1]}::uuid)`,
    ])} order by m.user_id, m.customer_id limit ${limit}`)

/** A record of a close. */
export interface FoundClose {
  readonly id: Id<'close-record'>
  readonly scope: 'day' | 'period'
  readonly fromDay: string
  readonly day: string
  readonly madeAt: Date
}

/** The closes that include a day, the latest first. */
export const closesOfDay = (
  work: Work,
  day: string,
  after: Key | undefined,
  limit: number,
): Promise<FoundClose[]> =>
  work.tx.many<FoundClose>(sql`
    select id, scope, from_day::text, day::text, made_at from closes.v_record
    where ${allOf([
      sql`day >= ${day}::date and from_day <= ${day}::date`,
      after && sql`(made_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    ])} order by made_at desc, id desc limit ${limit}`)

export const closeWithId = (work: Work, id: string): Promise<FoundClose[]> =>
  work.tx.many<FoundClose>(sql`
    select id, scope, from_day::text, day::text, made_at from closes.v_record where id = ${id}`)

/** A reading of a rate. */
export const rateWithId = (work: Work, id: string): Promise<{ currency: string; asOf: Date } | undefined> =>
  work.tx.maybe<{ currency: string; asOf: Date }>(
    sql`select currency, as_of from quotes.v_rate where id = ${id}`,
  )

/** A quote. */
export const quoteWithId = (
  work: Work,
  id: string,
): Promise<{ customerId: Id<'customer'>; sendMinor: bigint; createdAt: Date } | undefined> =>
  work.tx.maybe<{ customerId: Id<'customer'>; sendMinor: bigint; createdAt: Date }>(
    sql`select customer_id, send_minor, created_at from quotes.v_price where id = ${id}`,
  )
