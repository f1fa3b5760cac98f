import { isRefusal, toWireId, type Id, type Refusal } from '@puente/contract'
import { redIn, type CloseLineWire, type CloseRecordWire } from '@puente/contract/staff'
import type { List } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'
import { staffNames } from '../access/index.ts'
import type { Day } from '../corridors/index.ts'
import { closingOf, linesOf, type Closing } from './checklist.ts'
import { newestBlock } from './checks.store.ts'
import { insertRecord, recordList, type CloseRecord } from './records.store.ts'

/** Who made a record, and why. */
interface Made {
  readonly by: Id<'staff'>
  readonly note: string | undefined
  readonly confirmedBy?: Id<'staff'>
}

/** Stores what the lines of a closing say, for ever. */
export async function keepRecord(
  work: Work,
  { scope, from, day }: Closing,
  lines: readonly CloseLineWire[],
  { by, note, confirmedBy }: Made,
): Promise<CloseRecord> {
  const record: CloseRecord = {
    id: work.id(),
    scope,
    fromDay: from,
    day,
    lines,
    blockHeight: await newestBlock(work),
    note,
    madeBy: by,
    madeAt: work.now,
    confirmedBy,
  }
  await insertRecord(work, record)
  return record
}

/** Records what the checklist of a day says now, and who looked. Refuses a day that has not ended. */
export async function recordDay(
  work: Work,
  day: Day,
  note: string | undefined,
): Promise<CloseRecord | Refusal<'fields-wrong' | 'period-not-over'>> {
  if (work.actor.kind !== 'staff') throw new Error('only staff close a day')
  const closing = await closingOf(work, 'day', day)
  if (isRefusal(closing)) return closing
  const lines = await linesOf(work, closing)
  const record = await keepRecord(work, closing, lines, { by: work.actor.staffId, note })
  await work.audit({
    action: 'record-day-close',
    subject: record.id,
    facts: { day, red: redIn(lines).join(' ') },
  })
  return record
}

/** Records, the latest first. */
export const closeRecords: List<undefined, CloseRecord> = {
  name: 'close-records',
  keyOf: ({ madeAt, id }) => [madeAt.toISOString(), id],
  read: recordList,
}

/** Records of closes in the format of the API. Reads the names of staff in one query. */
export async function recordViews(work: Work, records: readonly CloseRecord[]): Promise<CloseRecordWire[]> {
  const people = records.flatMap(({ madeBy, confirmedBy }) => [madeBy, confirmedBy ?? []].flat())
  const names = await staffNames(work, [...new Set(people)])
  return records.map(
    ({ id, scope, fromDay, day, lines, blockHeight, note, madeBy, madeAt, confirmedBy }) => ({
      id: toWireId('close-record', id),
      scope,
      from: fromDay,
      day,
      lines: [...lines],
      blockHeight: String(blockHeight),
      ...(note === undefined ? {} : { note }),
      by: names.get(madeBy) ?? '',
      at: madeAt.toISOString(),
      ...(confirmedBy === undefined ? {} : { confirmedBy: names.get(confirmedBy) ?? '' }),
    }),
  )
}
