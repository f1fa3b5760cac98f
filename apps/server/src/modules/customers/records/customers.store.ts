import type { CustomerKind, IdentityState, Id } from '@puente/contract'
import type { Rut } from '@puente/contract/corridors'
import { sql, type Sql } from '@puente/postgres'
import { batchedById } from '../../../platform/data/batched-query.ts'
import { moveToWritingKey } from '../../../platform/data/indexes/move-index.ts'
import type { Work } from '../../../platform/work.ts'
import { addressFacts } from '../profile/address-facts.ts'
import type { Address, Customer, CustomerLevel, CustomerStatus } from './customer.ts'
import { nameIndex, rutPartIndex } from '../names/name-index.ts'
import type { NameFacts } from '../names/sender-names.store.ts'

const NAME = 'customers.customer.name'
const RUT = 'customers.customer.rut'
const BIRTH_DATE = 'customers.customer.birth_date'
const ADDRESS = 'customers.customer.address'

/** False when the RUT already has an account. */
export async function insertCustomer(work: Work, customer: Customer, facts: NameFacts): Promise<boolean> {
  const vault = await work.vault.of(customer.id)
  const encrypted = (column: string, text: string | undefined) =>
    text === undefined ? null : vault.encrypt(column, text, customer.id)
  const { comuna, state } = addressFacts(customer.address)
  if (customer.rut !== undefined)
    await moveToWritingKey(
      work,
      { table: 'customers.customer', column: 'rut_index' },
      work.vault.indexes(RUT, customer.rut),
    )
  const rows = await work.tx.run(sql`
    insert into customers.customer (id, kind, status, level, country, name, rut, rut_index, birth_date, address,
                                    comuna, address_state, identity, created_at, facts_confirmed_at, name_index,
                                    rut_part_index, name_fold, unwritable_in, name_rules)
    values (${customer.id}, ${customer.kind}, ${customer.status}, ${customer.level}, ${customer.country},
            ${vault.encrypt(NAME, customer.name, customer.id)}, ${encrypted(RUT, customer.rut)},
            ${customer.rut === undefined ? null : vault.index(RUT, customer.rut)},
            ${encrypted(BIRTH_DATE, customer.birthDate)},
            ${encrypted(ADDRESS, customer.address && JSON.stringify(customer.address))}, ${comuna}, ${state},
            ${customer.identity}, ${work.now}, ${work.now}, ${nameIndex(work.vault, customer.name)}::bytea[],
            ${customer.rut === undefined ? null : rutPartIndex(work.vault, customer.rut)}::bytea[], ${facts.fold}, ${facts.unwritable}, ${facts.rules})
    on conflict (rut_index) do nothing`)
  return rows === 1
}

interface CustomerRow {
  id: Id<'customer'>
  kind: CustomerKind
  status: CustomerStatus
  level: CustomerLevel
  country: string
  name: Buffer
  rut: Buffer | null
  birthDate: Buffer | null
  address: Buffer | null
  identity: IdentityState
}

function toCustomer({ vault }: Pick<Work, 'vault'>, row: CustomerRow): Customer {
  return {
    id: row.id,
    kind: row.kind,
    name: vault.decrypt(NAME, row.name, row.id),
    status: row.status,
    level: row.level,
    country: row.country,
    identity: row.identity,
    ...(row.rut === null ? {} : { rut: vault.decrypt(RUT, row.rut, row.id) as Rut }),
    ...(row.birthDate === null ? {} : { birthDate: vault.decrypt(BIRTH_DATE, row.birthDate, row.id) }),
    ...(row.address === null
      ? {}
      : { address: JSON.parse(vault.decrypt(ADDRESS, row.address, row.id)) as Address }),
  }
}

const customerWhere = (condition: Sql) => sql`
  select id, kind, status, level, country, name, rut, birth_date, address, identity
  from customers.customer where ${condition}`

type Reading = Pick<Work, 'tx' | 'vault'>

async function customersWhere(of: Reading, condition: Sql): Promise<ReadonlyMap<string, Customer>> {
  const rows = await of.tx.many<CustomerRow>(customerWhere(condition))
  return new Map(rows.map((row) => [row.id, toCustomer(of, row)]))
}

/** The customers with these ids in one query, by id. */
export const customersFor = async (
  of: Reading,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Customer>> =>
  ids.length === 0 ? new Map() : customersWhere(of, sql`id = any(${ids}::uuid[])`)

/** The customer, decrypted; undefined when there is none. */
export const customerFor = batchedById(customersFor)

/**
 * The customer, locked until the work ends, so that concurrent orders of one customer are checked one after another.
 */
export const lockCustomer = batchedById((common, ids) =>
  customersWhere(common, sql`id = any(${ids}::uuid[]) order by id for update`),
)

/** The id of the customer with this RUT. */
export async function customerIdOf(work: Work, rut: Rut): Promise<string | undefined> {
  const row = await work.tx.maybe<{ id: string }>(
    sql`select id from customers.customer where rut_index = any(${work.vault.indexes(RUT, rut)}::bytea[])`,
  )
  return row?.id
}

export async function statusOf(work: Work, id: string): Promise<CustomerStatus | undefined> {
  const row = await work.tx.maybe<{ status: CustomerStatus }>(
    sql`select status from customers.customer where id = ${id}`,
  )
  return row?.status
}

/** Whether a customer may send, and whether a restriction in force stops orders. */
export interface SendingStanding {
  /** The account is active. */
  readonly maySend: boolean
  readonly isRestricted: boolean
  readonly isClosing: boolean
  readonly isClosed: boolean
}

/** What stops new orders of a customer; undefined when there is none. */
export const sendingStanding = batchedById(async ({ tx }, ids) => {
  const rows = await tx.many<SendingStanding & { id: string }>(sql`
    select id, status = 'active' as may_send,
      exists (select from customers.v_restricted r where r.customer_id = customer.id) as is_restricted,
      exists (select from customers.v_closing c where c.customer_id = customer.id) as is_closing,
      status = 'closed' as is_closed
    from customers.customer where id = any(${ids}::uuid[])`)
  return new Map(rows.map((row) => [row.id, row]))
})

export const kindOf = batchedById(async ({ tx }, ids): Promise<ReadonlyMap<string, CustomerKind>> => {
  const rows = await tx.many<{ id: string; kind: CustomerKind }>(
    sql`select id, kind from customers.customer where id = any(${ids}::uuid[])`,
  )
  return new Map(rows.map(({ id, kind }) => [id, kind]))
})

export async function setLevel(work: Work, id: string, level: CustomerLevel): Promise<void> {
  await work.tx.run(sql`update customers.customer set level = ${level} where id = ${id}`)
}
