import type { FundsSource, Id, Purpose, Relationship } from '@puente/contract'
import { allPresent, fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import { batchedQuery, batchedById } from '../../platform/data/batched-query.ts'
import { moveToWritingKey } from '../../platform/data/indexes/move-index.ts'
import type { Work } from '../../platform/work.ts'
import { recipientAliasIndex, recipientNameIndex } from './name-index.ts'
import type {
  OrderDeclaration,
  Recipient,
  RecipientOrder,
  RecipientPreferences,
  RecipientSummary,
  Warning,
} from './recipient.ts'

const NAME = 'recipients.recipient.name'
const DETAILS = 'recipients.recipient.details'
const ALIAS = 'recipients.recipient.alias'
export const ACCOUNT = 'recipients.recipient.account'

/** The hash by which the index of another name is recognised. */
const nameMark = (encrypted: Buffer): Sql => sql`substring(sha256(${encrypted}::bytea) for 8)`

/** What the keyed hash of an account is computed from. */
export const textOfAccount = (account: readonly string[]): string => account.join('\n')

/** Keyed hash of an account of a customer, for lookup and for its uniqueness. One stored under another key is moved. */
export async function accountIndex(
  work: Work,
  customerId: Id<'customer'>,
  account: readonly string[],
): Promise<Buffer> {
  const text = textOfAccount(account)
  await moveToWritingKey(
    work,
    { table: 'recipients.recipient', column: 'account_index', within: ['customer_id', customerId] },
    work.vault.indexes(ACCOUNT, text),
  )
  return work.vault.index(ACCOUNT, text)
}

/**
 * Stores a recipient and returns its id; undefined when the customer already has this account. An account that a
 * correction had replaced is stored again under its former id.
 */
export async function insertRecipient(
  work: Work,
  recipient: Recipient,
  account: Buffer,
): Promise<string | undefined> {
  const { tx } = work
  const { customerId } = recipient
  const vault = await work.vault.of(customerId)
  const former = await tx.maybe<{ id: string }>(sql`
    select id from recipients.recipient
    where customer_id = ${customerId} and account_index = ${account} and replaced_by is not null for update`)
  // An encrypted value is bound to the row that stores it.
  const id = former?.id ?? recipient.id
  const name = vault.encrypt(NAME, recipient.name, id)
  const row = await tx.maybe<{ id: string }>(sql`
    insert into recipients.recipient (id, customer_id, corridor_id, corridor_version, country, currency, kind,
                                      relationship, name, name_index, name_index_of, details, account_index,
                                      account_ending, warnings, created_at, used_at)
    values (${id}, ${customerId}, ${recipient.corridorId}, ${recipient.corridorVersion},
            ${recipient.country}, ${recipient.currency}, ${recipient.kind}, ${recipient.relationship},
            ${name}, ${recipientNameIndex(work.vault, recipient.name)}::bytea[], ${nameMark(name)},
            ${vault.encrypt(DETAILS, JSON.stringify(recipient.details), id)},
            ${account}, ${recipient.accountEnding}, ${JSON.stringify(recipient.warnings)},
            ${recipient.createdAt}, ${recipient.createdAt})
    on conflict (customer_id, account_index) do update
    set corridor_version = excluded.corridor_version, kind = excluded.kind, relationship = excluded.relationship,
        name = excluded.name, name_index = excluded.name_index, name_index_of = excluded.name_index_of,
        details = excluded.details, account_ending = excluded.account_ending,
        warnings = excluded.warnings, used_at = excluded.used_at, corrected_at = null, replaced_by = null,
        alias = null, alias_index = null, favourite = false, archived_at = null, changed_at = null
    where recipient.replaced_by is not null and recipient.id = ${id}
    returning id`)
  return row?.id
}

/** The columns that a correction writes. */
interface Amended {
  readonly id: string
  readonly customerId: Id<'customer'>
  readonly corridorVersion: number
  readonly name: string
  readonly details: Readonly<Record<string, string>>
  readonly accountEnding: string
  readonly warnings: readonly Warning[]
}

/**
 * Stores corrected data. If the customer already has the corrected account as another recipient, that one gets the data
 * and replaces this one.
 */
export async function amend(work: Work, amended: Amended, account: Buffer): Promise<void> {
  const { tx, now } = work
  const { id, customerId, corridorVersion, name, details, accountEnding, warnings } = amended
  const vault = await work.vault.of(customerId)
  const same = await tx.maybe<{ id: string }>(sql`
    select id from recipients.recipient where customer_id = ${customerId} and account_index = ${account} for update`)
  const keptId = same?.id ?? id
  const encrypted = vault.encrypt(NAME, name, keptId)
  await tx.run(sql`
    update recipients.recipient
    set corridor_version = ${corridorVersion}, name = ${encrypted},
        name_index = ${recipientNameIndex(work.vault, name)}::bytea[], name_index_of = ${nameMark(encrypted)},
        details = ${vault.encrypt(DETAILS, JSON.stringify(details), keptId)}, account_index = ${account},
        account_ending = ${accountEnding}, warnings = ${JSON.stringify(warnings)}, corrected_at = ${now},
        replaced_by = null
    where id = ${keptId}`)
  if (keptId === id) return
  await tx.run(sql`
    update recipients.recipient set replaced_by = ${keptId}
    where (id = ${id} or replaced_by = ${id}) and id <> ${keptId}`)
}

/** The customer's other recipient with this account; undefined when there is none. */
export async function otherWithAccount(
  work: Work,
  { id, customerId }: Pick<Recipient, 'id' | 'customerId'>,
  account: Buffer,
): Promise<string | undefined> {
  const row = await work.tx.maybe<{ id: string }>(sql`
    select id from recipients.recipient
    where customer_id = ${customerId} and account_index = ${account} and replaced_by is null and id <> ${id}`)
  return row?.id
}

/** Stores data that the customer changed. A replaced recipient that has this account gives it up. */
export async function change(work: Work, recipient: Recipient, account: Buffer): Promise<void> {
  const { tx, now } = work
  const { id, customerId, corridorVersion, name, details, accountEnding, warnings, relationship } = recipient
  const vault = await work.vault.of(customerId)
  const encrypted = vault.encrypt(NAME, name, id)
  await tx.run(sql`
    update recipients.recipient set account_index = ${vault.index(ACCOUNT, work.id())}
    where customer_id = ${customerId} and account_index = ${account} and replaced_by is not null`)
  await tx.run(sql`
    update recipients.recipient
    set corridor_version = ${corridorVersion}, relationship = ${relationship},
        name = ${encrypted}, name_index = ${recipientNameIndex(work.vault, name)}::bytea[],
        name_index_of = ${nameMark(encrypted)}, details = ${vault.encrypt(DETAILS, JSON.stringify(details), id)},
        account_index = ${account}, account_ending = ${accountEnding}, warnings = ${JSON.stringify(warnings)},
        changed_at = ${now}
    where id = ${id}`)
}

/** Stores the relationship of a recipient to its customer. */
export async function saveRelationship({ tx }: Work, id: string, relationship: Relationship): Promise<void> {
  await tx.run(sql`update recipients.recipient set relationship = ${relationship} where id = ${id}`)
}

const columns = sql`
  id, customer_id, corridor_id, corridor_version, country, currency, kind, relationship, name, details,
  account_ending, warnings, created_at, alias, favourite, archived_at, changed_at, last_ordered_at,
  last_send_minor, last_receive_minor, last_purpose, last_funds_source`

type RecipientRow = Stored<Omit<Recipient, 'name' | 'details' | 'alias' | 'lastOrder'>> & {
  name: Buffer
  details: Buffer
  alias: Buffer | null
  lastOrderedAt: Date | null
  lastSendMinor: bigint | null
  lastReceiveMinor: bigint | null
  lastPurpose: Purpose | null
  lastFundsSource: FundsSource | null
}

function lastOrderOf(row: RecipientRow): RecipientOrder | undefined {
  const { lastOrderedAt: at, lastSendMinor, lastReceiveMinor, lastPurpose, lastFundsSource } = row
  const amounts = allPresent({ at, sendMinor: lastSendMinor, receiveMinor: lastReceiveMinor })
  const declared = allPresent({ purpose: lastPurpose, fundsSource: lastFundsSource })
  return amounts && { ...amounts, declared }
}

const toRecipient = ({ vault }: Pick<Work, 'vault'>, row: RecipientRow): Recipient => ({
  ...fromStored(row),
  lastOrder: lastOrderOf(row),
  alias: row.alias === null ? undefined : vault.decrypt(ALIAS, row.alias, row.id),
  name: vault.decrypt(NAME, row.name, row.id),
  details: JSON.parse(vault.decrypt(DETAILS, row.details, row.id)) as Record<string, string>,
})

/** The recipient, decrypted, or the one that replaces it; undefined when there is none. */
export const recipientFor = batchedById(async (common, ids) => {
  const rows = await common.tx.many<RecipientRow & { asked: string }>(sql`
    select asked, ${columns}
    from (select id as asked, coalesce(replaced_by, id) as kept from recipients.recipient
          where id = any(${ids}::uuid[])) meant
    join recipients.recipient on id = kept`)
  return new Map(rows.map(({ asked, ...row }) => [asked, toRecipient(common, row)]))
})

/** Recipients by id, decrypted. */
export async function recipientsByIds(
  work: Work,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Recipient>> {
  const rows = await work.tx.many<RecipientRow>(
    sql`select ${columns} from recipients.recipient where id = any(${ids}::uuid[])`,
  )
  return new Map(rows.map((row) => [row.id, toRecipient(work, row)]))
}

/** Recipients of a customer: favourites first, archived ones last, otherwise the last used first; at most 500. */
export async function recipientsOf(
  work: Work,
  customerId: Id<'customer'>,
  corridorId: string | undefined,
): Promise<Recipient[]> {
  const rows = await work.tx.many<RecipientRow>(sql`
    select ${columns} from recipients.recipient
    where customer_id = ${customerId} and corridor_id = coalesce(${corridorId ?? null}, corridor_id)
      and replaced_by is null
    order by archived_at is not null, favourite desc, used_at desc, id desc limit 500`)
  return rows.map((row) => toRecipient(work, row))
}

/** Summaries of recipients for lists, in one query, by id. Does not read the details. */
export async function recipientsFor(
  work: Work,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RecipientSummary>> {
  if (ids.length === 0) return new Map()
  const rows = await work.tx.many<{ id: string; name: Buffer; country: string; accountEnding: string }>(sql`
    select id, name, country, account_ending from recipients.recipient where id = any(${ids}::uuid[])`)
  return new Map(
    rows.map(({ id, name, country, accountEnding }) => [
      id,
      { id, name: work.vault.decrypt(NAME, name, id), country, accountEnding },
    ]),
  )
}

/** The id of the customer's recipient with this account. */
export async function idOfAccount(work: Work, customerId: Id<'customer'>, account: Buffer): Promise<string> {
  const row = await work.tx.one<{ id: string }>(sql`
    select id from recipients.recipient where customer_id = ${customerId} and account_index = ${account}`)
  return row.id
}

/** The customer of a recipient. */
export async function customerOfRecipient(work: Work, id: string): Promise<string | undefined> {
  const row = await work.tx.maybe<{ customerId: Id<'customer'> }>(
    sql`select customer_id from recipients.recipient where id = ${id}`,
  )
  return row?.customerId
}

/** Stores a customer's preferences about a recipient. Archiving again keeps the first instant. */
export async function savePreferences(
  { tx, vault, now }: Work,
  { id, customerId }: Pick<Recipient, 'id' | 'customerId'>,
  { alias, favourite, archived }: RecipientPreferences,
): Promise<void> {
  await tx.run(sql`
    update recipients.recipient
    set alias = ${alias === undefined ? null : (await vault.of(customerId)).encrypt(ALIAS, alias, id)},
        alias_index = ${alias === undefined ? null : recipientAliasIndex(vault, alias)}::bytea[],
        favourite = ${favourite},
        archived_at = case when ${archived} then coalesce(archived_at, ${now}) end
    where id = ${id}`)
}

/** An order to a recipient. */
interface Used extends Omit<RecipientOrder, 'at' | 'declared'>, OrderDeclaration {
  readonly id: string
}

/** Moves recipients to the front of their customer's list and stores what the order was. An archived one is restored. */
export const touchRecipient = batchedQuery(async ({ tx, now }, used: readonly Used[]): Promise<void> => {
  await tx.run(sql`
    update recipients.recipient r
    set used_at = ${now}, archived_at = null, last_ordered_at = ${now}, last_send_minor = o.send_minor,
        last_receive_minor = o.receive_minor, last_purpose = o.purpose, last_funds_source = o.funds_source
    from (select distinct on (id) id, send_minor, receive_minor, purpose, funds_source
          from unnest(${used.map(({ id }) => id)}::uuid[], ${used.map(({ sendMinor }) => sendMinor)}::bigint[],
                      ${used.map(({ receiveMinor }) => receiveMinor)}::bigint[],
                      ${used.map(({ purpose }) => purpose)}::text[],
                      ${used.map(({ fundsSource }) => fundsSource)}::text[])
            with ordinality as u(id, send_minor, receive_minor, purpose, funds_source, position)
          order by id, position desc) o
    where r.id = o.id`)
})
