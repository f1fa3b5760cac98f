import type { PendingKind, PendingActor } from '@puente/contract'
import type { PendingEvent } from '@puente/contract/staff'
import { empty, fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'

/** One event of an item's history. */
export interface ItemHappening {
  readonly at: Date
  readonly event: PendingEvent
  /** 'customer:…', 'staff:…', 'system:…'. */
  readonly actor: string
  readonly facts: Readonly<Record<string, string>>
}

/** An item with its history, open or closed. */
export interface ItemRecord {
  readonly id: string
  readonly kind: PendingKind
  readonly subject: string
  readonly turn: PendingActor
  readonly openedAt: Date
  readonly blocksFrom: Date | undefined
  readonly dueAt: Date | undefined
  readonly closedAt: Date | undefined
  readonly outcome: 'settled' | 'withdrawn' | undefined
  readonly history: readonly ItemHappening[]
}

type Row = Stored<Omit<ItemRecord, 'history'>> & {
  history: (Omit<ItemHappening, 'at'> & { at: string })[] | null
}

const toRecord = ({ history, ...row }: Row): ItemRecord => ({
  ...fromStored(row),
  history: (history ?? []).map(({ at, ...happening }) => ({ ...happening, at: new Date(at) })),
})

const withHistory = (where: Sql, limit: number): Sql => sql`
  select i.id, i.kind, i.subject, i.turn, i.opened_at, i.blocks_from, i.due_at, i.closed_at, i.outcome,
    (select jsonb_agg(jsonb_build_object('at', e.at, 'event', e.event, 'actor', e.actor, 'facts', e.facts)
                      order by e.sequence)
     from pending_items.event e where e.item_id = i.id) as history
  from pending_items.item i where ${where}
  order by i.opened_at desc, i.id desc limit ${limit}`

/** All items of these subjects, open and closed, newest first. */
export async function itemRecordsOf(
  work: Work,
  subjects: readonly string[],
  after: readonly string[] | undefined,
  limit: number,
): Promise<ItemRecord[]> {
  const [openedAt, id] = after ?? []
  const beyond =
    after === undefined ? empty : sql`and (i.opened_at, i.id) < (${openedAt}::timestamptz, ${id}::uuid)`
  const where = sql`i.subject = any(${subjects}::uuid[]) ${beyond}`
  return (await work.tx.many<Row>(withHistory(where, limit))).map(toRecord)
}

/** One item with its history; undefined when there is none. */
export async function itemRecord(work: Work, id: string): Promise<ItemRecord | undefined> {
  const row = await work.tx.maybe<Row>(withHistory(sql`i.id = ${id}`, 1))
  return row && toRecord(row)
}

/** The facts of an item that a mail needs. */
export interface ItemForMail {
  readonly kind: PendingKind
  readonly subject: string
  readonly turn: PendingActor
  readonly blocksFrom: Date | undefined
  readonly isOpen: boolean
}

/** The facts of an item for a mail; undefined when there is no such item. */
export async function itemForMail(work: Work, id: string): Promise<ItemForMail | undefined> {
  const found = await itemRecord(work, id)
  return found && { ...found, isOpen: found.closedAt === undefined }
}
