import type { PendingKind, PendingActor } from '@puente/contract'
import { empty, fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import { batchedQuery } from '../../platform/data/batched-query.ts'
import type { Work } from '../../platform/work.ts'
import type { PendingItem } from './pending-item.ts'

/** What a rule requires of one subject, and the open item about it. */
export interface Difference {
  readonly subject: string
  /** The open item; absent when none is open. */
  readonly itemId: string | undefined
  readonly turnBefore: PendingActor | undefined
  /** What the facts require; absent when nothing. */
  readonly owed: Owed | undefined
}

export interface Owed {
  readonly facts: Readonly<Record<string, string>>
  readonly turn: PendingActor
  readonly dueAt: Date | null
  readonly blocksFrom: Date | null
}

interface DifferenceRow {
  subject: string
  itemId: string | null
  turnBefore: PendingActor | null
  isOwed: boolean
  facts: Record<string, string> | null
  turn: PendingActor | null
  dueAt: Date | null
  blocksFrom: Date | null
}

/**
 * Where facts and open items of one kind disagree, for these subjects or for all: at most `limit`. Superfluous items
 * come last, so that however many of them wait for staff, missing items are always included.
 */
export async function differences(
  work: Work,
  kind: PendingKind,
  owed: Sql,
  only: readonly string[] | undefined,
  limit: number,
): Promise<Difference[]> {
  const narrowed = only === undefined ? empty : sql`and subject = any(${only}::uuid[])`
  const rows = await work.tx.many<DifferenceRow>(sql`
    with required as (${owed}),
    owed as (
      select * from required r
      where not exists (select from pending_items.ended_subject e where e.subject = r.subject)
    ),
    open as (
      select id, subject, facts, turn, due_at, blocks_from from pending_items.item
      where kind = ${kind} and closed_at is null ${narrowed}
    )
    select subject, open.id as item_id, open.turn as turn_before,
      owed.subject is not null as is_owed, owed.facts, owed.turn, owed.due_at, owed.blocks_from
    from owed full join open using (subject)
    where owed.subject is null or open.subject is null
      or (owed.facts, owed.turn, owed.due_at, owed.blocks_from)
        is distinct from (open.facts, open.turn, open.due_at, open.blocks_from)
    order by (owed.subject is null) limit ${limit}`)
  return rows.map((row) => ({
    subject: row.subject,
    itemId: row.itemId ?? undefined,
    turnBefore: row.turnBefore ?? undefined,
    owed: row.isOwed
      ? {
          facts: row.facts ?? {},
          turn: row.turn ?? 'customer',
          dueAt: row.dueAt,
          blocksFrom: row.blocksFrom,
        }
      : undefined,
  }))
}

/** Opens an item; undefined when one of this kind is already open about the subject. */
export async function insertItem(
  work: Work,
  kind: PendingKind,
  subject: string,
  { facts, turn, dueAt, blocksFrom }: Owed,
): Promise<string | undefined> {
  const row = await work.tx.maybe<{ id: string }>(sql`
    insert into pending_items.item
      (id, kind, subject, facts, turn, turn_since, opened_at, due_at, blocks_from)
    values (${work.id()}, ${kind}, ${subject}, ${JSON.stringify(facts)}, ${turn}, ${work.now}, ${work.now},
            ${dueAt}, ${blocksFrom})
    on conflict (subject, kind) where closed_at is null do nothing returning id`)
  return row?.id
}

/**
 * Updates an open item to its facts. `turn_since` changes only when the next action passes between customer and staff.
 */
export async function updateItem(work: Work, itemId: string, owed: Owed): Promise<void> {
  await work.tx.run(sql`
    update pending_items.item
    set facts = ${JSON.stringify(owed.facts)}, turn = ${owed.turn}, due_at = ${owed.dueAt},
        blocks_from = ${owed.blocksFrom},
        turn_since = case when turn = ${owed.turn} then turn_since else ${work.now} end,
        deferred_until = case when ${owed.blocksFrom}::timestamptz is null then deferred_until end
    where id = ${itemId} and closed_at is null`)
}

/**
 * Marks items as reminded and returns them: those that begin to stop orders within `leadMs`, whose turn has been the customer's
 * for at least `leadMs`, and that are not marked for the same instant. At most `limit`, the earliest first.
 */
export async function markReminded(
  work: Work,
  leadMs: number,
  limit: number,
): Promise<Pick<PendingItem, 'id' | 'kind' | 'subject'>[]> {
  const at = (ms: number) => new Date(work.now.getTime() + ms)
  return work.tx.many(sql`
    update pending_items.item set reminded_of = blocks_from
    where id in (
      select id from pending_items.item
      where closed_at is null and turn = 'customer' and blocks_from > ${work.now} and blocks_from <= ${at(leadMs)}
        and turn_since <= ${at(-leadMs)} and reminded_of is distinct from blocks_from
      order by blocks_from limit ${limit} for update skip locked)
    returning id, kind, subject`)
}

/** Closes an item; false when it is closed already. */
export async function closeItem(
  work: Work,
  itemId: string,
  outcome: 'settled' | 'withdrawn',
): Promise<boolean> {
  const changed = await work.tx.run(sql`
    update pending_items.item set closed_at = ${work.now}, outcome = ${outcome}
    where id = ${itemId} and closed_at is null`)
  return changed === 1
}

/** Records that nothing is outstanding from a subject any more. */
export async function insertEndedSubject(work: Work, subject: string): Promise<void> {
  await work.tx.run(sql`
    insert into pending_items.ended_subject (subject, ended_at) values (${subject}, ${work.now})
    on conflict (subject) do nothing`)
}

export async function setDeferred(work: Work, itemId: string, until: Date): Promise<void> {
  await work.tx.run(sql`
    update pending_items.item set deferred_until = ${until} where id = ${itemId} and closed_at is null`)
}

export type ItemEvent = 'opened' | 'changed' | 'answered' | 'sent-back' | 'deferred' | 'settled' | 'withdrawn'

/** Inserts one event of an item's history. */
export async function insertItemEvent(
  work: Work,
  itemId: string,
  event: ItemEvent,
  actor: string,
  facts: Readonly<Record<string, string>> = {},
): Promise<void> {
  await work.tx.run(sql`
    insert into pending_items.event (item_id, at, actor, event, facts)
    values (${itemId}, ${work.now}, ${actor}, ${event}, ${JSON.stringify(facts)})`)
}

const columns = sql`id, kind, subject, facts, turn, turn_since, opened_at, due_at, blocks_from, deferred_until`

/** All open items of these subjects. */
export const openItemsOf = batchedQuery(async ({ tx }, asked: readonly (readonly string[])[]) => {
  const rows = await tx.many<Stored<PendingItem>>(sql`
    select ${columns} from pending_items.item
    where subject = any(${asked.flat()}::uuid[]) and closed_at is null`)
  const items = rows.map(fromStored)
  return asked.map((subjects) => items.filter(({ subject }) => subjects.includes(subject)))
})

/** When the last item of these kinds about these subjects was closed; undefined when there was none. */
export async function lastClosedAt(
  work: Work,
  subjects: readonly string[],
  kinds: readonly PendingKind[],
): Promise<Date | undefined> {
  const row = await work.tx.one<{ at: Date | null }>(sql`
    select max(closed_at) as at from pending_items.item
    where subject = any(${subjects}::uuid[]) and kind = any(${kinds}::text[])`)
  return row.at ?? undefined
}

/** One open item, locked; undefined when it is closed or there is none. */
export async function lockOpenItem(work: Work, id: string): Promise<PendingItem | undefined> {
  const row = await work.tx.maybe<Stored<PendingItem>>(sql`
    select ${columns} from pending_items.item where id = ${id} and closed_at is null for update`)
  return row && fromStored(row)
}

/** Items that wait for staff: blocking items first, then the longest waiting. */
export async function itemsForStaff(
  work: Work,
  { kind }: { readonly kind?: PendingKind | undefined },
  after: readonly string[] | undefined,
  limit: number,
): Promise<PendingItem[]> {
  const ofKind = kind === undefined ? empty : sql`and kind = ${kind}`
  const [harmless, since, id] = after ?? []
  const beyond =
    after === undefined
      ? empty
      : sql`and ((blocks_from is null), turn_since, id) > (${harmless === 'true'}, ${since}::timestamptz, ${id}::uuid)`
  const rows = await work.tx.many<Stored<PendingItem>>(sql`
    select ${columns} from pending_items.item
    where closed_at is null and turn = 'staff' ${ofKind} ${beyond}
    order by (blocks_from is null), turn_since, id limit ${limit}`)
  return rows.map(fromStored)
}
