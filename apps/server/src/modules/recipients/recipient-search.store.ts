import type { Id } from '@puente/contract'
import { join, sql, type Sql } from '@puente/postgres'
import type { Key } from '../../platform/lists/cursor.ts'
import { allOf, type List } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'
import { recipientAliasQuery, recipientNameQuery } from './name-index.ts'
import type { Recipient } from './recipient.ts'
import { recipientsByIds } from './recipients.store.ts'

/** Which recipients of a customer are listed. */
export interface RecipientFilter {
  readonly customerId: Id<'customer'>
  readonly isArchived: boolean
  /** The beginnings of words of a name or an alias. */
  readonly search: string | undefined
}

/** A recipient and the instant by which it is sorted. */
interface Listed {
  readonly recipient: Recipient
  readonly usedAt: string
}

const matches = (column: Sql, query: Buffer[][] | undefined): Sql[] =>
  (query ?? []).map((hashes) => sql`${column} @> ${hashes}::bytea[]`)

/** The recipients with the typed words in their name or their alias; undefined without a word. */
function matching({ vault }: Work, search: string | undefined): Sql | undefined {
  if (search === undefined) return undefined
  const either = [
    ...matches(sql`name_index`, recipientNameQuery(vault, search)),
    ...matches(sql`alias_index`, recipientAliasQuery(vault, search)),
  ]
  return either.length === 0 ? undefined : sql`(${join(either, ' or ')})`
}

async function read(
  work: Work,
  { customerId, isArchived, search }: RecipientFilter,
  after: Key | undefined,
  limit: number,
): Promise<Listed[]> {
  const [favourite, usedAt, id] = after ?? []
  const conditions = [
    sql`customer_id = ${customerId} and replaced_by is null`,
    isArchived ? sql`archived_at is not null` : sql`archived_at is null`,
    matching(work, search),
    after === undefined
      ? undefined
      : sql`(favourite, used_at, id) < (${favourite === 'true'}, ${usedAt}::timestamptz, ${id}::uuid)`,
  ]
  const rows = await work.tx.many<{ id: string; at: string }>(sql`
    select id, used_at::text as at from recipients.recipient where ${allOf(conditions)}
    order by favourite desc, used_at desc, id desc limit ${limit}`)
  const found = await recipientsByIds(
    work,
    rows.map((row) => row.id),
  )
  return rows.flatMap((row) => {
    const recipient = found.get(row.id)
    return recipient === undefined ? [] : [{ recipient, usedAt: row.at }]
  })
}

/** Recipients of a customer: favourites first, otherwise the last used first. */
export const recipientsListed: List<RecipientFilter, Listed> = {
  name: 'customer-recipients',
  keyOf: ({ recipient: { favourite, id }, usedAt }) => [String(favourite), usedAt, id],
  read,
}
