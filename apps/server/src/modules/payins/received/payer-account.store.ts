import type { Id } from '@puente/contract'
import { fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import type { Key } from '../../../platform/lists/cursor.ts'
import { allOf } from '../../../platform/lists/list.ts'
import type { Work } from '../../../platform/work.ts'
import type { Payin } from './payin-lists.store.ts'

/** An account: its bank, and the indexes of its number and of the RUT of its holder with each key. */
export interface AccountFilter {
  readonly bank: string
  readonly indexes: readonly Buffer[]
  readonly ruts: readonly Buffer[]
}

/** The condition on payments from an account. */
const isFrom = ({ bank, indexes, ruts }: AccountFilter): Sql => sql`
  payer_account_index = any(${indexes}::bytea[]) and payer_bank = ${bank} and payer_rut_index = any(${ruts}::bytea[])`

/** Payments counted on the page of an account. */
const COUNTED_MAX = 10_000

/** Payments from an account, the latest credited first. */
export async function accountPayinRows(
  work: Work,
  account: AccountFilter,
  after: Key | undefined,
  limit: number,
): Promise<Payin[]> {
  const where = allOf([
    isFrom(account),
    after && sql`(credited_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
  ])
  const rows = await work.tx.many<Stored<Payin>>(sql`
    select p.id, p.bank_payment_id, p.status, p.why, p.amount_minor, p.refunded_minor, p.payer_bank as bank,
      p.credited_at, p.received_at, coalesce(p.order_id, p.named_order_id) as order_id, p.receivable_id, o.reference
    from (select * from payins.payment where ${where} order by credited_at desc, id desc limit ${limit}) as p
    left join payins.payin_order o on o.id = coalesce(p.order_id, p.named_order_id)
    order by p.credited_at desc, p.id desc`)
  return rows.map(fromStored)
}

/** What was received from an account in all. */
interface AccountTotals {
  readonly count: number
  readonly totalMinor: bigint
  /** Whether it has more payments than were counted; then the first instant is that of the counted ones. */
  readonly isCapped: boolean
  readonly firstAt: Date
  readonly lastAt: Date
}

export async function accountTotals(work: Work, account: AccountFilter): Promise<AccountTotals | undefined> {
  const row = await work.tx.one<{
    count: number
    totalMinor: bigint | null
    firstAt: Date | null
    lastAt: Date | null
  }>(sql`
    select count(*)::int as count, sum(amount_minor)::bigint as total_minor, min(credited_at) as first_at,
      max(credited_at) as last_at
    from (select amount_minor, credited_at from payins.payment where ${isFrom(account)}
      order by credited_at desc, id desc limit ${COUNTED_MAX + 1}) as counted`)
  const { count, totalMinor, firstAt, lastAt } = row
  if (totalMinor === null || firstAt === null || lastAt === null) return undefined
  return { count, totalMinor, isCapped: count > COUNTED_MAX, firstAt, lastAt }
}

/** The orders that payments from an account paid, each once, the last paid first; at most `limit`. */
export async function ordersPaidFrom(
  work: Work,
  account: AccountFilter,
  limit: number,
): Promise<Id<'transfer'>[]> {
  const rows = await work.tx.many<{ orderId: Id<'transfer'> }>(sql`
    select order_id from payins.payment
    where ${isFrom(account)} and order_id is not null and status = 'matched'
    order by credited_at desc, id desc limit ${limit}`)
  return rows.map(({ orderId }) => orderId)
}

/** The ids of refunds of payments from an account that go back to it, the latest first. */
export async function refundsTo(work: Work, account: AccountFilter, limit: number): Promise<string[]> {
  const rows = await work.tx.many<{ id: string }>(sql`
    select r.id from payins.payment p join payins.refund r on r.payment_id = p.id
    where ${isFrom(account)} and r.account_id is null and r.purpose = 'refund'
    order by r.created_at desc, r.id desc limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** The ids of open items in suspense of payments from an account, the longest waiting first. */
export async function suspenseFrom(work: Work, account: AccountFilter, limit: number): Promise<string[]> {
  const rows = await work.tx.many<{ id: string }>(sql`
    select s.id from payins.payment p join payins.suspense s on s.payment_id = p.id
    where ${isFrom(account)} and s.status <> 'closed'
    order by s.waits_since, s.id limit ${limit}`)
  return rows.map(({ id }) => id)
}
