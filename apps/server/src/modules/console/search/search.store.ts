import type { Id, ThreadKind } from '@puente/contract'
import { fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import type { Key } from '../../../platform/lists/cursor.ts'
import { allOf } from '../../../platform/lists/list.ts'
import type { Work } from '../../../platform/work.ts'
import { isNamed, NEAR } from '../customers/customers.store.ts'
import type { AmountMeant } from './search-amounts.ts'

/** Above every id. */
const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** A transfer in search results. */
export interface FoundTransfer {
  readonly id: Id<'transfer'>
  readonly reference: string
  readonly customerId: Id<'customer'>
  readonly sendMinor: bigint
  readonly receiveMinor: bigint
  readonly currency: string
  readonly createdAt: Date
}

const transfers = (work: Work, rest: Sql): Promise<FoundTransfer[]> =>
  work.tx.many<FoundTransfer>(sql`
    select id, reference, customer_id, send_minor, receive_minor, currency, created_at from transfers.v_transfer
    where ${rest}`)

export const transferWithId = (work: Work, id: string): Promise<FoundTransfer[]> =>
  transfers(work, sql`id = ${id}`)

/** Transfers whose reference begins with this text, in the order of their references. */
export const transfersReferred = (
  work: Work,
  beginning: string,
  after: Key | undefined,
  limit: number,
): Promise<FoundTransfer[]> =>
  transfers(
    work,
    sql`reference >= ${beginning} and reference > ${after?.[0] ?? ''} and reference < ${`${beginning}~`}
        order by reference limit ${limit}`,
  )

/** Transfers that sent or delivered one of these amounts, the newest first. Each amount is one search of an index. */
export const transfersOfAmount = (
  work: Work,
  amounts: readonly AmountMeant[],
  after: Key | undefined,
  limit: number,
): Promise<FoundTransfer[]> => {
  const below = after?.[0] ?? LAST
  return transfers(
    work,
    sql`id in (
      select found.id
      from unnest(${amounts.map(({ currency }) => currency)}::text[], ${amounts.map(({ minor }) => minor)}::bigint[])
        as meant(currency, minor)
      cross join lateral (
        (select t.id from transfers.v_transfer t
         where meant.currency = 'CLP' and t.send_minor = meant.minor and t.id < ${below}::uuid
         order by t.id desc limit ${limit})
        union all
        (select t.id from transfers.v_transfer t
         where t.currency = meant.currency and t.receive_minor = meant.minor and t.id < ${below}::uuid
         order by t.id desc limit ${limit})) as found)
      order by id desc limit ${limit}`,
  )
}

/** A payment in search results, with its transfer. */
export interface FoundPayment {
  readonly reference: string
  readonly transferId: Id<'transfer'>
}

/** Payments with this reference, ours or the bank's. */
export const paymentsReferred = (work: Work, typed: string): Promise<FoundPayment[]> =>
  work.tx.many<FoundPayment>(sql`
    select client_reference as reference, order_id as transfer_id from payins.v_payment_request
    where client_reference = ${typed}
    union all
    select bank_payment_id, order_id from payins.v_payment
    where bank_payment_id = ${typed} and order_id is not null
    limit 5`)

/** The payment with this id, and its transfer. */
export const paymentWithId = (work: Work, id: string): Promise<FoundPayment[]> =>
  work.tx.many<FoundPayment>(sql`
    select bank_payment_id as reference, order_id as transfer_id from payins.v_payment
    where id = ${id} and order_id is not null`)

/** A payment found by its payer or its amount in pesos. */
export interface FoundPayin {
  readonly id: Id<'payment'>
  readonly amountMinor: bigint
  readonly creditedAt: Date
}

/** Payments with the index of their payers under the name that a condition on names has. */
const payments = sql`(
  select id, amount_minor, credited_at, payer_search_index as name_index from payins.v_payment) as payment`

const payins = (work: Work, source: Sql, where: Sql, limit: number): Promise<FoundPayin[]> =>
  work.tx.many<FoundPayin>(sql`
    select id, amount_minor, credited_at from ${source} where ${where}
    order by credited_at desc, id desc limit ${limit}`)

const creditedBefore = (after: Key | undefined): Sql | undefined =>
  after && sql`(credited_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`

/** The payment with this id, also without a transfer. */
export const payinWithId = (work: Work, id: string): Promise<FoundPayin[]> =>
  payins(work, payments, sql`id = ${id}`, 1)

/** Payments of this amount in pesos, the last credited first. */
export const payinsOfAmount = (
  work: Work,
  minor: bigint,
  after: Key | undefined,
  limit: number,
): Promise<FoundPayin[]> =>
  payins(work, sql`payins.v_payment`, allOf([sql`amount_minor = ${minor}`, creditedBefore(after)]), limit)

/** Payments whose payer has these hashes, the last credited first: the newest are read first, then the index. */
export async function payinsOfPayer(
  work: Work,
  hashes: readonly (readonly Buffer[])[],
  after: Key | undefined,
  limit: number,
): Promise<FoundPayin[]> {
  const before = allOf([creditedBefore(after)])
  const near = await payins(
    work,
    sql`(select * from ${payments} where ${before} order by credited_at desc, id desc limit ${NEAR}) as near`,
    isNamed(hashes),
    limit,
  )
  if (near.length === limit) return near
  return payins(
    work,
    sql`(select * from ${payments} where ${isNamed(hashes)} offset 0) as named`,
    before,
    limit,
  )
}

export interface FoundRecipient {
  readonly id: Id<'recipient'>
  readonly customerId: Id<'customer'>
}

const recipients = (work: Work, source: Sql, where: Sql, limit: number): Promise<FoundRecipient[]> =>
  work.tx.many<FoundRecipient>(sql`
    select id, customer_id from ${source} where ${where} order by id desc limit ${limit}`)

const idBefore = (after: Key | undefined): Sql | undefined => after && sql`id < ${after[0]}::uuid`

/** Recipients whose account ends with these digits, the newest first. */
export const recipientsEnding = (
  work: Work,
  ending: string,
  after: Key | undefined,
  limit: number,
): Promise<FoundRecipient[]> =>
  // `offset 0` keeps the planner from reading all recipients in the order of their ids.
  recipients(
    work,
    sql`(select * from recipients.v_recipient where account_ending = ${ending} offset 0) as ending`,
    allOf([idBefore(after)]),
    limit,
  )

/** Recipients whose name has these hashes, the newest first: the newest are read first, then the index. */
export async function recipientsNamed(
  work: Work,
  hashes: readonly (readonly Buffer[])[],
  after: Key | undefined,
  limit: number,
): Promise<FoundRecipient[]> {
  const before = allOf([idBefore(after)])
  const isPresent = sql`replaced_by is null`
  const near = await recipients(
    work,
    sql`(select * from recipients.v_recipient where ${before} order by id desc limit ${NEAR}) as near`,
    allOf([isNamed(hashes), isPresent]),
    limit,
  )
  if (near.length === limit) return near
  return recipients(
    work,
    sql`(select * from recipients.v_recipient where ${isNamed(hashes)} offset 0) as named`,
    allOf([before, isPresent]),
    limit,
  )
}

export const recipientWithId = (work: Work, id: string): Promise<FoundRecipient[]> =>
  work.tx.many<FoundRecipient>(sql`select id, customer_id from recipients.v_recipient where id = ${id}`)

/** A thread in search results. */
export interface FoundThread {
  readonly id: Id<'thread'>
  readonly folio: string
  readonly kind: ThreadKind
  readonly customerId: Id<'customer'> | undefined
  readonly lastAt: Date
}

const threads = async (work: Work, rest: Sql): Promise<FoundThread[]> =>
  (
    await work.tx.many<Stored<FoundThread>>(sql`
      select id, folio, kind, customer_id, last_at from support.v_thread where ${rest}`)
  ).map(fromStored)

/** The thread with this folio or id. */
export const threadsReferred = (
  work: Work,
  by: { readonly folio: string } | { readonly id: string },
): Promise<FoundThread[]> => threads(work, 'id' in by ? sql`id = ${by.id}` : sql`folio = ${by.folio}`)

/** The threads of these customers, the last written first. */
export const threadsOfCustomers = (
  work: Work,
  customerIds: readonly string[],
  after: Key | undefined,
  limit: number,
): Promise<FoundThread[]> =>
  threads(
    work,
    sql`${allOf([
      sql`customer_id = any(${customerIds}::uuid[])`,
      after && sql`(last_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    ])} order by last_at desc, id desc limit ${limit}`,
  )
