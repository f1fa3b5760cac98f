import type { ClosureCause, Id } from '@puente/contract'
import { fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import type { Day } from '../../corridors/index.ts'
import type { Closure } from './closure.ts'

const closures = async (work: Pick<Work, 'tx'>, rest: Sql): Promise<Closure[]> =>
  (
    await work.tx.many<Stored<Closure>>(sql`
      select id, customer_id, cause, asked_at, completed_at, kept_until::text from customers.closure
      where withdrawn_at is null ${rest}`)
  ).map((row) => fromStored(row))

/** The closures of these customers that were not withdrawn, by customer. */
export async function closuresFor(
  work: Work,
  customerIds: readonly string[],
): Promise<ReadonlyMap<string, Closure>> {
  const found = await closures(work, sql`and customer_id = any(${customerIds}::uuid[])`)
  return new Map(found.map((closure) => [closure.customerId, closure]))
}

/** The closure of a customer, if it stands or is complete. */
export const closureOf = async (work: Work, customerId: Id<'customer'>): Promise<Closure | undefined> =>
  (await closuresFor(work, [customerId])).get(customerId)

/** A page of the customers whose closing waits for something, after this customer, by id. */
export const closing = async (
  work: Work,
  after: Id<'customer'> | undefined,
  limit: number,
): Promise<Id<'customer'>[]> => {
  const rest = after === undefined ? sql`` : sql`and customer_id > ${after}`
  const found = await closures(
    work,
    sql`and completed_at is null ${rest} order by customer_id limit ${limit}`,
  )
  return found.map(({ customerId }) => customerId)
}

/** Customers whose notice of an exit has ended by this day, and whose account is not being closed yet. */
export async function exitsDue(work: Work, today: Day, limit: number): Promise<string[]> {
  const rows = await work.tx.many<{ customerId: Id<'customer'> }>(sql`
    select customer_id from customers.restriction r
    where kind = 'exit' and ended_at is null and effective_on <= ${today}::date
      and not exists (
        select from customers.closure c where c.customer_id = r.customer_id and c.withdrawn_at is null)
    order by effective_on, id limit ${limit}`)
  return rows.map(({ customerId }) => customerId)
}

/** Those of these customers whose account is closed or being closed, or who have an exit with its notice. */
export async function leavingAmong(
  work: Pick<Work, 'tx'>,
  customerIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await work.tx.many<{ customerId: Id<'customer'> }>(sql`
    select customer_id from customers.closure
    where withdrawn_at is null and customer_id = any(${customerIds}::uuid[])
    union
    select customer_id from customers.restriction
    where kind = 'exit' and ended_at is null and customer_id = any(${customerIds}::uuid[])`)
  return new Set(rows.map(({ customerId }) => customerId))
}

/** False when a closure of the customer stands already. */
export async function insertClosure(
  work: Work,
  {
    id,
    customerId,
    cause,
    askedBy,
  }: {
    readonly id: string
    readonly customerId: Id<'customer'>
    readonly cause: ClosureCause
    readonly askedBy: string | undefined
  },
): Promise<boolean> {
  const rows = await work.tx.run(sql`
    insert into customers.closure (id, customer_id, cause, asked_by, asked_at)
    values (${id}, ${customerId}, ${cause}, ${askedBy ?? null}, ${work.now})
    on conflict (customer_id) where withdrawn_at is null do nothing`)
  return rows === 1
}

export async function setClosureWithdrawn(work: Work, id: string): Promise<void> {
  await work.tx.run(sql`
    update customers.closure set withdrawn_at = ${work.now} where id = ${id} and completed_at is null`)
}

export async function setClosureCompleted(work: Work, id: string, keptUntil: Day): Promise<void> {
  await work.tx.run(sql`
    update customers.closure set completed_at = ${work.now}, kept_until = ${keptUntil} where id = ${id}`)
}

/** Closes the account of a customer. */
export async function setAccountClosed(work: Work, customerId: Id<'customer'>): Promise<void> {
  await work.tx.run(sql`update customers.customer set status = 'closed' where id = ${customerId}`)
}
