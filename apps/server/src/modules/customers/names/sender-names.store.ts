import type { CustomerKind, NameRefusal, Id, WaitOrder } from '@puente/contract'
import { empty, fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import type { Key } from '../../../platform/lists/cursor.ts'
import type { RowOrder } from '../../../platform/lists/orders.ts'
import type { Work } from '../../../platform/work.ts'
import { nameIndex } from './name-index.ts'

const NAME = 'customers.customer.name'
const DOCUMENT = 'customers.customer.document_name'
const ASKED = 'customers.name_request.name'

/** A customer's name and the name on their accepted document. */
export interface NameStanding {
  readonly kind: CustomerKind
  readonly name: string
  readonly documentName: string | undefined
}

const names = async (work: Work, rest: Sql): Promise<NameStanding | undefined> => {
  const row = await work.tx.maybe<{
    id: string
    kind: CustomerKind
    name: Buffer
    documentName: Buffer | null
  }>(sql`select id, kind, name, document_name from customers.customer where ${rest}`)
  return (
    row && {
      kind: row.kind,
      name: work.vault.decrypt(NAME, row.name, row.id),
      documentName:
        row.documentName === null ? undefined : work.vault.decrypt(DOCUMENT, row.documentName, row.id),
    }
  )
}

export const namesFor = (work: Work, id: string): Promise<NameStanding | undefined> =>
  names(work, sql`id = ${id}`)

/** The names of a customer, locked until the work ends. */
export const lockNames = (work: Work, id: string): Promise<NameStanding | undefined> =>
  names(work, sql`id = ${id} for update`)

/** Unencrypted facts of a name. */
export interface NameFacts {
  readonly fold: Buffer
  readonly unwritable: string | null
  readonly rules: string
}

/** Sets a customer's name and its facts. `accepted`: staff accepted the name although it differs from the document. */
export async function setName(
  work: Work,
  id: string,
  name: string,
  { fold, unwritable, rules }: NameFacts,
  accepted: boolean,
): Promise<void> {
  await work.tx.run(sql`
    update customers.customer
    set name = ${(await work.vault.of(id)).encrypt(NAME, name, id)}, name_index = ${nameIndex(work.vault, name)}::bytea[],
        name_fold = ${fold}, unwritable_in = ${unwritable}, name_rules = ${rules},
        accepted_name_fold = case when ${accepted} then ${fold} else accepted_name_fold end,
        name_changed_at = ${work.now}
    where id = ${id}`)
}

/** Stores the name on the accepted document. */
export async function setDocumentName(work: Work, id: string, name: string, fold: Buffer): Promise<void> {
  await work.tx.run(sql`
    update customers.customer
    set document_name = ${(await work.vault.of(id)).encrypt(DOCUMENT, name, id)}, document_name_fold = ${fold},
        accepted_name_fold = null, name_changed_at = ${work.now}
    where id = ${id}`)
}

/** Customers whose name was checked with other rules, at most `limit`, locked. */
export async function namesToCheck(
  work: Work,
  rules: string,
  limit: number,
): Promise<{ readonly id: string; readonly kind: CustomerKind; readonly name: string }[]> {
  const rows = await work.tx.many<{ id: string; kind: CustomerKind; name: Buffer }>(sql`
    select id, kind, name from customers.customer
    where name_rules is null or name_rules < ${rules} or name_rules > ${rules}
    limit ${limit} for update skip locked`)
  return rows.map((row) => ({ ...row, name: work.vault.decrypt(NAME, row.name, row.id) }))
}

/** Stores the facts of an unchanged name. */
export async function setNameFacts(
  work: Work,
  id: string,
  { fold, unwritable, rules }: NameFacts,
): Promise<void> {
  await work.tx.run(sql`
    update customers.customer
    set name_fold = ${fold}, unwritable_in = ${unwritable}, name_rules = ${rules},
        name_changed_at = case when unwritable_in is distinct from ${unwritable}::text then ${work.now}
                               else name_changed_at end
    where id = ${id}`)
}

/** Customers whose name differs from the document's or cannot be written, in the shape of a rule of pending items. */
export const outstandingNames = (only: readonly string[] | undefined): Sql => sql`
  select c.id as subject,
    jsonb_strip_nulls(jsonb_build_object(
      'cause', case when c.unwritable_in is null then 'document' else 'rail' end,
      'corridor', c.unwritable_in, 'refused', r.reason)) as facts,
    case when r.waits then 'staff' else 'customer' end as turn,
    case when r.waits then r.due_at end as due_at,
    coalesce(c.name_changed_at, c.created_at) as blocks_from
  from customers.customer c
  left join lateral (
    select decision is null as waits, due_at, reason from customers.name_request
    where customer_id = c.id order by id desc limit 1
  ) r on true
  where (c.unwritable_in is not null or c.name_fold <> c.document_name_fold)
    and (c.unwritable_in is not null or c.name_fold is distinct from c.accepted_name_fold)
    ${only === undefined ? empty : sql`and c.id = any(${only}::uuid[])`}`

/** A sender name that a customer requested. */
export interface NameRequest {
  readonly id: Id<'name-request'>
  readonly customerId: Id<'customer'>
  readonly name: string
  readonly askedAt: Date
  readonly dueAt: Date
  readonly verdict: 'clear' | 'hit' | undefined
  readonly decision: 'accepted' | 'refused' | undefined
  readonly reason: NameRefusal | undefined
}

type Row = Stored<Omit<NameRequest, 'name'>> & { name: Buffer }

const requests = async (work: Work, rest: Sql): Promise<NameRequest[]> =>
  (
    await work.tx.many<Row>(sql`
      select id, customer_id, name, asked_at, due_at, verdict, decision, reason
      from customers.name_request where ${rest}`)
  ).map(({ name, ...row }) => ({
    ...fromStored(row),
    name: work.vault.decrypt(ASKED, name, row.customerId),
  }))

/** Stores a requested name, due for screening now. False while another request waits. */
export async function insertNameRequest(
  work: Work,
  { customerId, name, dueAt }: Pick<NameRequest, 'customerId' | 'name' | 'dueAt'>,
): Promise<boolean> {
  const rows = await work.tx.run(sql`
    insert into customers.name_request (id, customer_id, name, asked_at, due_at, screen_at)
    values (${work.id()}, ${customerId}, ${(await work.vault.of(customerId)).encrypt(ASKED, name, customerId)}, ${work.now}, ${dueAt}, ${work.realNow})
    on conflict (customer_id) where decision is null do nothing`)
  return rows === 1
}

/** The customer's last request. */
export const lastNameRequest = async (
  work: Work,
  customerId: Id<'customer'>,
): Promise<NameRequest | undefined> =>
  (await requests(work, sql`customer_id = ${customerId} order by id desc limit 1`))[0]

export const nameRequestFor = async (work: Work, id: string): Promise<NameRequest | undefined> =>
  (await requests(work, sql`id = ${id}`))[0]

export const lockNameRequest = async (work: Work, id: string): Promise<NameRequest | undefined> =>
  (await requests(work, sql`id = ${id} for update`))[0]

const byAsking = ({ askedAt, id }: NameRequest): Key => [askedAt.toISOString(), id]

/** The orders of waiting requests by when they were made. */
export const nameRequestOrders: Readonly<Record<WaitOrder, RowOrder<NameRequest>>> = {
  oldest: {
    by: sql`asked_at, id`,
    after: ([key, one]) => sql`(asked_at, id) > (${key}::timestamptz, ${one}::uuid)`,
    keyOf: byAsking,
  },
  newest: {
    by: sql`asked_at desc, id desc`,
    after: ([key, one]) => sql`(asked_at, id) < (${key}::timestamptz, ${one}::uuid)`,
    keyOf: byAsking,
  },
}

/** Requests that wait for staff in an order, starting after `after`. */
export const waitingNameRequests = (
  work: Work,
  after: Key | undefined,
  limit: number,
  order: RowOrder<NameRequest>,
): Promise<NameRequest[]> => {
  const beyond = after === undefined ? empty : sql`and ${order.after(after)}`
  return requests(work, sql`decision is null ${beyond} order by ${order.by} limit ${limit}`)
}

/** Decides a request. A refusal has a reason, which the customer reads. */
export async function setNameDecision(
  work: Work,
  id: string,
  decision: 'accepted' | 'refused',
  reason?: NameRefusal,
): Promise<void> {
  await work.tx.run(sql`
    update customers.name_request
    set decision = ${decision}, reason = ${reason ?? null}, decided_at = ${work.now}, screen_at = null
    where id = ${id} and decision is null`)
}
