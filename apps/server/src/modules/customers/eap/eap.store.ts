import type { Id } from '@puente/contract'
import { empty, sql, type Sql } from '@puente/postgres'
import { actorText } from '../../../platform/actor.ts'
import type { Key } from '../../../platform/lists/cursor.ts'
import type { Work } from '../../../platform/work.ts'
import type { EapAnswer } from './eap.ts'

const REASON = 'customers.eap_request.reason'
const ANSWERS = 'customers.eap_request.answers'

/** Customers with an open request for confirmation, in the shape of a rule of pending items. */
export const outstandingConfirmations = (only: readonly string[] | undefined): Sql => sql`
  select customer_id as subject, jsonb_build_object('request', id::text) as facts, 'customer' as turn, due_at,
    asked_at as blocks_from
  from customers.eap_request where confirmed_at is null
    ${only === undefined ? empty : sql`and customer_id = any(${only}::uuid[])`}`

/** Inserts a request. False when one is open or the customer does not exist. */
export async function insertEapRequest(
  work: Work,
  {
    customerId,
    reason,
    dueAt,
  }: { readonly customerId: Id<'customer'>; readonly reason: string; readonly dueAt: Date },
): Promise<boolean> {
  const rows = await work.tx.run(sql`
    insert into customers.eap_request (id, customer_id, asked_by, asked_at, due_at, reason)
    select ${work.id()}, id, ${actorText(work.actor)}, ${work.now}, ${dueAt}, ${(await work.vault.of(customerId)).encrypt(REASON, reason, customerId)}
    from customers.customer where id = ${customerId}
    on conflict (customer_id) where confirmed_at is null do nothing`)
  return rows === 1
}

export interface EapConfirmed {
  readonly userId: Id<'user'>
  readonly version: number
  /** SHA-256 in hex. */
  readonly hash: string
  readonly answers: readonly EapAnswer[]
}

/** Stores a confirmation. False when no request is open. */
export async function confirmRequest(
  work: Work,
  customerId: Id<'customer'>,
  { userId, version, hash, answers }: EapConfirmed,
): Promise<boolean> {
  const rows = await work.tx.run(sql`
    update customers.eap_request
    set confirmed_at = ${work.now}, confirmed_by = ${userId}, text_version = ${version},
        text_hash = ${Buffer.from(hash, 'hex')}, answers = ${(await work.vault.of(customerId)).encrypt(ANSWERS, JSON.stringify(answers), customerId)}
    where customer_id = ${customerId} and confirmed_at is null`)
  return rows === 1
}

/** A request of the operator and its confirmation, if any. */
export interface EapRequest {
  readonly id: Id<'eap-request'>
  readonly askedBy: string
  readonly askedAt: Date
  readonly dueAt: Date
  readonly reason: string
  readonly confirmed:
    | {
        readonly at: Date
        readonly version: number
        readonly hash: string
        readonly answers: readonly EapAnswer[]
      }
    | undefined
}

interface Row {
  id: string
  askedBy: string
  askedAt: Date
  dueAt: Date
  reason: Buffer
  confirmedAt: Date | null
  textVersion: number | null
  textHash: Buffer | null
  answers: Buffer | null
}

const toRequest = ({ vault }: Work, customerId: Id<'customer'>, row: Row): EapRequest => ({
  id: row.id,
  askedBy: row.askedBy,
  askedAt: row.askedAt,
  dueAt: row.dueAt,
  reason: vault.decrypt(REASON, row.reason, customerId),
  confirmed:
    row.confirmedAt === null || row.textVersion === null || row.textHash === null || row.answers === null
      ? undefined
      : {
          at: row.confirmedAt,
          version: row.textVersion,
          hash: row.textHash.toString('hex'),
          answers: JSON.parse(vault.decrypt(ANSWERS, row.answers, customerId)) as EapAnswer[],
        },
})

/** Requests to a customer, the newest first, starting after `after`. */
export async function eapRequestsOf(
  work: Work,
  customerId: Id<'customer'>,
  after: Key | undefined,
  limit: number,
): Promise<EapRequest[]> {
  const beyond = after === undefined ? empty : sql`and id < ${after[0]}::uuid`
  const rows = await work.tx.many<Row>(sql`
    select id, asked_by, asked_at, due_at, reason, confirmed_at, text_version, text_hash, answers
    from customers.eap_request where customer_id = ${customerId} ${beyond} order by id desc limit ${limit}`)
  return rows.map((row) => toRequest(work, customerId, row))
}

/** When the open request was made; undefined when there is none. */
export async function openEap(
  work: Work,
  customerId: Id<'customer'>,
): Promise<{ readonly askedAt: Date; readonly dueAt: Date } | undefined> {
  return work.tx.maybe(sql`
    select asked_at, due_at from customers.eap_request
    where customer_id = ${customerId} and confirmed_at is null`)
}
