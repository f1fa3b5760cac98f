import { sql, type Sql } from '@puente/postgres'
import { atOnce, oneOf } from '../../platform/data/at-once.ts'
import type { Work } from '../../platform/work.ts'
import type { Recipient, RecipientSummary, Warning } from './recipient.ts'

const NAME = 'recipients.recipient.name'
const DETAILS = 'recipients.recipient.details'
const ACCOUNT = 'recipients.recipient.account'

/** The blind index under which an account is found again, and by which one customer keeps it once. */
export const accountIndex = (work: Work, account: readonly string[]): Buffer =>
  work.vault.index(ACCOUNT, account.join('\n'))

/** False when the customer keeps this account already. */
export async function insertRecipient(work: Work, recipient: Recipient, account: Buffer): Promise<boolean> {
  const { vault } = work
  const rows = await work.tx.run(sql`
    insert into recipients.recipient (id, customer_id, corridor_id, corridor_version, country, currency, kind,
                                      relationship, name, details, account_index, account_ending, warnings,
                                      created_at, used_at)
    values (${recipient.id}, ${recipient.customerId}, ${recipient.corridorId}, ${recipient.corridorVersion},
            ${recipient.country}, ${recipient.currency}, ${recipient.kind}, ${recipient.relationship},
            ${vault.seal(NAME, recipient.name, recipient.id)}, ${vault.seal(DETAILS, JSON.stringify(recipient.details), recipient.id)},
            ${account}, ${recipient.accountEnding}, ${JSON.stringify(recipient.warnings)},
            ${recipient.createdAt}, ${recipient.createdAt})
    on conflict (customer_id, account_index) do nothing`)
  return rows === 1
}

type RecipientRow = Omit<
  Recipient,
  | 'customerId'
  | 'corridorId'
  | 'corridorVersion'
  | 'name'
  | 'details'
  | 'accountEnding'
  | 'warnings'
  | 'createdAt'
> & {
  customer_id: string
  corridor_id: string
  corridor_version: number
  name: Buffer
  details: Buffer
  account_ending: string
  warnings: Warning[]
  created_at: Date
}

const recipientsWhere = (condition: Sql) => sql`
  select id, customer_id, corridor_id, corridor_version, country, currency, kind, relationship, name, details,
         account_ending, warnings, created_at
  from recipients.recipient where ${condition}`

const toRecipient = ({ vault }: Pick<Work, 'vault'>, row: RecipientRow): Recipient => ({
  id: row.id,
  customerId: row.customer_id,
  corridorId: row.corridor_id,
  corridorVersion: row.corridor_version,
  country: row.country,
  currency: row.currency,
  kind: row.kind,
  name: vault.open(NAME, row.name, row.id),
  relationship: row.relationship,
  details: JSON.parse(vault.open(DETAILS, row.details, row.id)) as Record<string, string>,
  accountEnding: row.account_ending,
  warnings: row.warnings,
  createdAt: row.created_at,
})

/** The recipient, opened; undefined when there is none. */
export const recipientFor = oneOf(async (common, ids) => {
  const rows = await common.tx.many<RecipientRow>(recipientsWhere(sql`id = any(${ids}::uuid[])`))
  return new Map(rows.map((row) => [row.id, toRecipient(common, row)]))
})

/** Whom a customer can pay, last used first. */
export async function recipientsOf(
  work: Work,
  customerId: string,
  corridorId: string | undefined,
): Promise<Recipient[]> {
  const rows = await work.tx.many<RecipientRow>(
    recipientsWhere(sql`
      customer_id = ${customerId} and corridor_id = coalesce(${corridorId ?? null}, corridor_id)
      order by used_at desc, id desc limit 500`),
  )
  return rows.map((row) => toRecipient(work, row))
}

/** What lists of other things show of their recipients, in one question, by id; details stay sealed. */
export async function recipientsFor(
  work: Work,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RecipientSummary>> {
  if (ids.length === 0) return new Map()
  const rows = await work.tx.many<{ id: string; name: Buffer; country: string; account_ending: string }>(sql`
    select id, name, country, account_ending from recipients.recipient where id = any(${ids}::uuid[])`)
  return new Map(
    rows.map(({ id, name, country, account_ending: accountEnding }) => [
      id,
      { id, name: work.vault.open(NAME, name, id), country, accountEnding },
    ]),
  )
}

/** The id under which a customer keeps an account. */
export async function idOfAccount(work: Work, customerId: string, account: Buffer): Promise<string> {
  const row = await work.tx.one<{ id: string }>(sql`
    select id from recipients.recipient where customer_id = ${customerId} and account_index = ${account}`)
  return row.id
}

/** Which customer keeps a recipient. */
export async function customerOfRecipient(work: Work, id: string): Promise<string | undefined> {
  const row = await work.tx.maybe<{ customer_id: string }>(
    sql`select customer_id from recipients.recipient where id = ${id}`,
  )
  return row?.customer_id
}

/** Moves a recipient to the front of its customer's list. */
export const touchRecipient = atOnce(async ({ tx, now }, ids: readonly string[]): Promise<void> => {
  await tx.run(sql`update recipients.recipient set used_at = ${now} where id = any(${ids}::uuid[])`)
})
