import type { ThreadKind, ThreadOrder, ThreadState, Id } from '@puente/contract'
import { fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import type { Key } from '../../platform/lists/cursor.ts'
import { allOf } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'
import type { Contact, Thread } from './thread.ts'

const CONTACT = 'support.thread.contact'

const threads = async (work: Work, rest: Sql): Promise<Thread[]> =>
  (
    await work.tx.many<Stored<Thread>>(sql`
      select id, folio, kind, state, customer_id, transfer_id, opened_at, due_at, last_at, queue_at, unread
      from support.thread where ${rest}`)
  ).map(fromStored)

/** Returns false when the folio is taken, or the transfer has a thread already. */
export async function insertThread(work: Work, thread: Thread, contact?: Contact): Promise<boolean> {
  const encrypted =
    contact === undefined ? null : work.vault.encrypt(CONTACT, JSON.stringify(contact), thread.id)
  const rows = await work.tx.run(sql`
    insert into support.thread (id, folio, kind, state, customer_id, transfer_id, contact, opened_at, due_at, last_at,
                                queue_at)
    values (${thread.id}, ${thread.folio}, ${thread.kind}, ${thread.state}, ${thread.customerId ?? null},
            ${thread.transferId ?? null}, ${encrypted}, ${thread.openedAt}, ${thread.dueAt ?? null}, ${thread.lastAt},
            ${thread.queueAt})
    on conflict do nothing`)
  return rows === 1
}

export const threadFor = async (work: Work, id: string): Promise<Thread | undefined> =>
  (await threads(work, sql`id = ${id}`))[0]

/** The thread, locked: messages in one thread are written one after another. */
export const lockThread = async (work: Work, id: string): Promise<Thread | undefined> =>
  (await threads(work, sql`id = ${id} for update`))[0]

export const threadOfTransfer = async (work: Work, transferId: Id<'transfer'>): Promise<Thread | undefined> =>
  (await threads(work, sql`transfer_id = ${transferId} and kind = 'transfer'`))[0]

export const lockThreadOfTransfer = async (
  work: Work,
  transferId: Id<'transfer'>,
): Promise<Thread | undefined> =>
  (await threads(work, sql`transfer_id = ${transferId} and kind = 'transfer' for update`))[0]

export const threadOfFile = async (work: Work, customerId: Id<'customer'>): Promise<Thread | undefined> =>
  (await threads(work, sql`customer_id = ${customerId} and kind = 'file'`))[0]

export const lockThreadOfFile = async (work: Work, customerId: Id<'customer'>): Promise<Thread | undefined> =>
  (await threads(work, sql`customer_id = ${customerId} and kind = 'file' for update`))[0]

/** Whether a thread of a customer waits for an answer of staff. */
export async function hasOpenThread(work: Work, customerId: Id<'customer'>): Promise<boolean> {
  const row = await work.tx.one<{ has: boolean }>(sql`
    select exists (select from support.thread
                   where customer_id = ${customerId} and state = 'waiting-operator') as has`)
  return row.has
}

/** A customer's threads whose last message is from staff, longest waiting first. */
export const threadsForCustomer = (work: Work, customerId: Id<'customer'>): Promise<Thread[]> =>
  threads(work, sql`customer_id = ${customerId} and state = 'waiting-customer' order by last_at, id`)

export async function setTurn(work: Work, thread: Thread): Promise<void> {
  await work.tx.run(sql`
    update support.thread set state = ${thread.state}, due_at = ${thread.dueAt ?? null}, last_at = ${thread.lastAt},
      queue_at = ${thread.queueAt}, unread = ${thread.unread}
    where id = ${thread.id}`)
}

/** Marks a thread as read by its customer. */
export async function setRead(work: Work, id: Id<'thread'>): Promise<void> {
  await work.tx.run(sql`update support.thread set unread = false where id = ${id} and unread`)
}

/** How many threads of a customer have an answer that was not read. */
export async function countUnread(work: Work, customerId: Id<'customer'>): Promise<number> {
  const { count } = await work.tx.one<{ count: number }>(
    sql`select count(*)::integer as count from support.thread where customer_id = ${customerId} and unread`,
  )
  return count
}

/** The contact of a complaint without an account, decrypted. */
export async function contactOf(work: Work, id: string): Promise<Contact | undefined> {
  const { contact } = await work.tx.one<{ contact: Buffer | null }>(
    sql`select contact from support.thread where id = ${id}`,
  )
  return contact === null ? undefined : (JSON.parse(work.vault.decrypt(CONTACT, contact, id)) as Contact)
}

/** A customer's threads, latest message first, starting after `after`. */
export const threadsOfCustomer = (
  work: Work,
  customerId: Id<'customer'>,
  after: Key | undefined,
  limit: number,
): Promise<Thread[]> =>
  threads(
    work,
    sql`${allOf([
      sql`customer_id = ${customerId}`,
      after && sql`(last_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    ])} order by last_at desc, id desc limit ${limit}`,
  )

export interface QueueFilter {
  readonly state: ThreadState
  readonly kind?: ThreadKind
}

/** One order of the threads of staff; that of closed ones may differ. */
interface StaffThreadOrder {
  readonly by: Sql
  readonly after: (key: Key) => Sql
  readonly byOfClosed: Sql
  readonly afterOfClosed: (key: Key) => Sql
  readonly keyOf: (row: Thread) => Key
}

/** The orders of the threads of staff: in the queue the longest waiting or the latest closed first. */
export const threadOrders: Readonly<Record<ThreadOrder, StaffThreadOrder>> = {
  queue: {
    by: sql`queue_at, id`,
    after: ([key, one]) => sql`(queue_at, id) > (${key}::timestamptz, ${one}::uuid)`,
    byOfClosed: sql`queue_at desc, id desc`,
    afterOfClosed: ([key, one]) => sql`(queue_at, id) < (${key}::timestamptz, ${one}::uuid)`,
    keyOf: ({ queueAt, id }) => [queueAt.toISOString(), id],
  },
  newest: {
    by: sql`last_at desc, id desc`,
    after: ([key, one]) => sql`(last_at, id) < (${key}::timestamptz, ${one}::uuid)`,
    byOfClosed: sql`last_at desc, id desc`,
    afterOfClosed: ([key, one]) => sql`(last_at, id) < (${key}::timestamptz, ${one}::uuid)`,
    keyOf: ({ lastAt, id }) => [lastAt.toISOString(), id],
  },
  oldest: {
    by: sql`last_at, id`,
    after: ([key, one]) => sql`(last_at, id) > (${key}::timestamptz, ${one}::uuid)`,
    byOfClosed: sql`last_at, id`,
    afterOfClosed: ([key, one]) => sql`(last_at, id) > (${key}::timestamptz, ${one}::uuid)`,
    keyOf: ({ lastAt, id }) => [lastAt.toISOString(), id],
  },
}

/** Threads in one state, in an order. */
export function queuedThreads(
  work: Work,
  { state, kind }: QueueFilter,
  after: Key | undefined,
  limit: number,
  order: StaffThreadOrder,
): Promise<Thread[]> {
  const isClosed = state === 'closed'
  const where = allOf([
    sql`state = ${state}`,
    kind === undefined ? undefined : sql`kind = ${kind}`,
    after && (isClosed ? order.afterOfClosed(after) : order.after(after)),
  ])
  return threads(work, sql`${where} order by ${isClosed ? order.byOfClosed : order.by} limit ${limit}`)
}

/** The customer and the reference of a transfer. */
export async function transferBehind(
  work: Work,
  id: string,
): Promise<{ readonly customerId: Id<'customer'>; readonly reference: string } | undefined> {
  return work.tx.maybe(sql`select customer_id, reference from transfers.v_transfer where id = ${id}`)
}
