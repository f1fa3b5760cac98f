import type { Id } from '@puente/contract'
import { fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import type { Key } from '../../platform/lists/cursor.ts'
import type { Work } from '../../platform/work.ts'
import type { IdentifiedLine } from './control.ts'
import type { Item } from './item.ts'
import type { Matchable } from './matching/matchable.ts'

/** Items aliased `i`, their accounts `a`. */
export const manyItems = async (work: Work, rest: Sql): Promise<Item[]> =>
  (
    await work.tx.many<Stored<Item>>(sql`
      select i.id, i.account_id, a.code, a.currency, i.side, i.statement_id, i.journal_id, i.subject, i.position, i.day,
             i.amount_minor, i.kind, i.refs, i.rut_index, i.detail, i.state, i.match_id, i.owner_staff_id as staff_id, m.rule
      from reconciliation.item i join reconciliation.account a on a.id = i.account_id
      left join reconciliation.match m on m.id = i.match_id ${rest}`)
  ).map(fromStored)

export const itemFor = async (work: Work, id: string): Promise<Item | undefined> =>
  (await manyItems(work, sql`where i.id = ${id}`))[0]

/** Items by id, in the order of their days. */
export const itemsByIds = (work: Work, ids: readonly string[]): Promise<Item[]> =>
  manyItems(work, sql`where i.id = any(${ids}::uuid[]) order by i.day, i.id`)

/** The lines of a statement, in order. */
export const linesOf = (
  work: Work,
  statementId: Id<'bank-statement'>,
  after: Key | undefined,
  limit: number,
): Promise<Item[]> =>
  manyItems(
    work,
    sql`where i.statement_id = ${statementId} and i.position > ${Number(after?.[0] ?? -1)} order by i.position limit ${limit}`,
  )

/** A line as stored: amounts and references in plain text, the rest encrypted. */
export interface NewLine {
  readonly id: string
  readonly identity: Buffer
  readonly position: number
  readonly day: string
  readonly amountMinor: bigint
  readonly kind: string
  readonly refs: readonly string[]
  readonly rutIndex: Buffer | undefined
  readonly detail: Buffer
}

const hex = (bytes: Buffer | undefined) => bytes?.toString('hex') ?? null

/** Inserts the lines of a statement. */
export async function insertLines(
  work: Work,
  accountId: bigint,
  statementId: Id<'bank-statement'>,
  state: 'open' | 'refused',
  lines: readonly NewLine[],
): Promise<void> {
  const rows = lines.map(({ identity, rutIndex, detail, amountMinor, ...line }) => ({
    ...line,
    amount: String(amountMinor),
    identity: hex(identity),
    rut: hex(rutIndex),
    detail: hex(detail),
  }))
  await work.tx.run(sql`
    insert into reconciliation.item (id, account_id, side, statement_id, position, identity_hash, day, amount_minor, kind, refs,
                                     rut_index, detail, state, known_at)
    select l.id, ${accountId}, 'bank', ${statementId}, l.position, decode(l.identity, 'hex'), l.day, l.amount, l.kind, l.refs,
           decode(l.rut, 'hex'), decode(l.detail, 'hex'), ${state}, ${work.now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l (id uuid, position int, identity text, day date, amount bigint,
      kind text, refs text[], rut text, detail text)`)
}

/** Stored lines from a day on. */
export async function knownLines(work: Work, accountId: bigint, fromDay: string): Promise<IdentifiedLine[]> {
  return work.tx.many<IdentifiedLine>(sql`
    select encode(identity_hash, 'hex') as identity, day, amount_minor from reconciliation.item
    where account_id = ${accountId} and side = 'bank' and position is not null and identity_hash is not null and state <> 'refused' and day >= ${fromDay}`)
}

/** Days before an account's first statement whose entries the bank may have moved late. */
const LATE_DAYS = 30

/** The items of an account that rules may match: all open ones except those that only people may match. */
export async function matchable(work: Work, accountId: bigint): Promise<Matchable[]> {
  const rows = await work.tx.many<Stored<Matchable>>(sql`
    select i.id, i.side, i.day, i.amount_minor, i.refs, encode(i.rut_index, 'hex') as rut
    from reconciliation.item i join reconciliation.account a on a.id = i.account_id
    where i.account_id = ${accountId} and i.state = 'open' and not i.by_hand and i.day >= a.starts_on - ${LATE_DAYS}::int`)
  return rows.map(fromStored)
}

/**
 * Candidates to match an item, within 60 days of it: on the opposite side or cancelling it, with the same amount,
 * reference or RUT.
 */
export function candidatesFor(work: Work, item: Item, limit: number): Promise<Item[]> {
  const { id, accountId, side, amountMinor, refs, rutIndex, day } = item
  const rut = rutIndex ?? null
  return manyItems(
    work,
    sql`where i.account_id = ${accountId} and i.state = 'open' and i.id <> ${id}
      and i.day between ${day}::date - 60 and ${day}::date + 60
      and case i.side when ${side} then i.amount_minor = ${-amountMinor}
          else sign(i.amount_minor) = ${amountMinor < 0n ? -1 : 1}
           and (i.amount_minor = ${amountMinor} or i.refs && ${refs}::text[] or i.rut_index = ${rut}) end
      order by (i.refs && ${refs}::text[])::int + (i.amount_minor = ${amountMinor})::int
               + coalesce(i.rut_index = ${rut}, false)::int desc, abs(i.day - ${day}::date), i.id
      limit ${limit}`,
  )
}

/** Assigns an open item to a member of staff, or to nobody. Does nothing to an item that is not open. */
export async function assignBreak(
  work: Work,
  id: string,
  staffId: Id<'staff'> | undefined,
): Promise<boolean> {
  const rows = await work.tx.run(sql`
    update reconciliation.item
    set owner_staff_id = ${staffId ?? null}, taken_at = ${staffId === undefined ? null : work.now}
    where id = ${id} and state = 'open'`)
  return rows > 0
}

export async function insertNote(work: Work, itemId: string, words: string, by: string): Promise<void> {
  await work.tx.run(sql`
    insert into reconciliation.note (id, item_id, words, written_by, written_at)
    values (${work.id()}, ${itemId}, ${words}, ${by}, ${work.now})`)
}

/** The notes on an item, oldest first. */
export const notesOf = (
  work: Work,
  itemId: string,
): Promise<{ readonly words: string; readonly by: string; readonly at: Date }[]> =>
  work.tx.many(sql`
    select words, written_by as by, written_at as at from reconciliation.note where item_id = ${itemId} order by id`)

/** The references of those ids that are transfers. */
export async function transferReferences(
  work: Work,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await work.tx.many<{ id: string; reference: string }>(
    sql`select id, reference from transfers.v_transfer where id = any(${ids}::uuid[])`,
  )
  return new Map(rows.map(({ id, reference }) => [id, reference]))
}

/** Erases names in settled lines of days before these; returns the number of lines. */
export function forgetLinesBefore(
  work: Work,
  { matched, refused, limit }: { readonly matched: string; readonly refused: string; readonly limit: number },
): Promise<number> {
  return work.tx.run(sql`
    update reconciliation.item i set detail = null, rut_index = null
    from (select id from reconciliation.item
          where detail is not null and state in ('matched', 'refused')
            and day < case state when 'matched' then ${matched}::date else ${refused}::date end
          order by day, id limit ${limit} for update skip locked) as old
    where i.id = old.id`)
}
