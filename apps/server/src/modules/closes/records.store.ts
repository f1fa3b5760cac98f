import type { Id } from '@puente/contract'
import type { CloseLineWire, CloseScope } from '@puente/contract/staff'
import { fromStored, sql, type Stored } from '@puente/postgres'
import type { Key } from '../../platform/lists/cursor.ts'
import { allOf } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'

/** What a checklist said when someone looked at a day or two people closed a period. */
export interface CloseRecord {
  readonly id: Id<'close-record'>
  readonly scope: CloseScope
  readonly fromDay: string
  readonly day: string
  readonly lines: readonly CloseLineWire[]
  readonly blockHeight: bigint
  readonly note: string | undefined
  readonly madeBy: Id<'staff'>
  readonly madeAt: Date
  readonly confirmedBy: Id<'staff'> | undefined
}

export async function insertRecord(work: Work, record: CloseRecord): Promise<void> {
  await work.tx.run(sql`
    insert into closes.record (id, scope, from_day, day, lines, block_height, note, made_by, made_at, confirmed_by)
    values (${record.id}, ${record.scope}, ${record.fromDay}, ${record.day}, ${JSON.stringify(record.lines)}::jsonb,
      ${record.blockHeight}, ${record.note ?? null}, ${record.madeBy}, ${record.madeAt}, ${record.confirmedBy ?? null})`)
}

/** Records, the latest first. */
const columns = sql`id, scope, from_day::text, day::text, lines, block_height, note, made_by, made_at, confirmed_by`

export async function recordFor(work: Work, id: string): Promise<CloseRecord | undefined> {
  const row = await work.tx.maybe<Stored<CloseRecord>>(
    sql`select ${columns} from closes.record where id = ${id}`,
  )
  return row && fromStored(row)
}

/** The latest record of a day, or of the period with this last day. */
export async function latestRecordOf(
  work: Work,
  scope: CloseScope,
  day: string,
): Promise<CloseRecord | undefined> {
  const row = await work.tx.maybe<Stored<CloseRecord>>(sql`
    select ${columns} from closes.record where scope = ${scope} and day = ${day}::date
    order by made_at desc, id desc limit 1`)
  return row && fromStored(row)
}

/** The records of periods that were made at these instants. */
export const periodRecordsAt = (
  work: Work,
  instants: readonly Date[],
): Promise<{ id: Id<'close-record'>; madeAt: Date }[]> =>
  work.tx.many<{ id: Id<'close-record'>; madeAt: Date }>(sql`
    select id, made_at from closes.record
    where scope = 'period' and made_at = any(${instants.map((at) => at.toISOString())}::timestamptz[])`)

export async function recordList(
  work: Work,
  _: undefined,
  after: Key | undefined,
  limit: number,
): Promise<CloseRecord[]> {
  const where = allOf([after && sql`(made_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`])
  const rows = await work.tx.many<Stored<CloseRecord>>(sql`
    select ${columns} from closes.record where ${where} order by made_at desc, id desc limit ${limit}`)
  return rows.map(fromStored)
}
