import { sql, type Sql } from '@puente/postgres'
import { allOf } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'

/** A period of days in Santiago, both included, of one corridor or of all. */
export interface Period {
  readonly from: string
  readonly to: string
  readonly corridorId: string | undefined
}

/** A sum of figures of one event. */
export interface FigureRow {
  readonly event: string
  readonly durationClass: number
  readonly count: bigint
  readonly sendMinor: bigint
  readonly feeMinor: bigint
  readonly ivaMinor: bigint
  readonly spreadMinor: bigint
  readonly roundingMinor: bigint
  readonly inTime: bigint
}

const sums = sql`event, duration_class, sum(count)::bigint as count, sum(send_minor)::bigint as send_minor,
  sum(fee_minor)::bigint as fee_minor, sum(iva_minor)::bigint as iva_minor, sum(spread_minor)::bigint as spread_minor,
  sum(rounding_minor)::bigint as rounding_minor, sum(in_time)::bigint as in_time`

const within = ({ from, to, corridorId }: Period): Sql =>
  allOf([
    sql`day between ${from}::date and ${to}::date`,
    ...(corridorId === undefined ? [] : [sql`corridor_id = ${corridorId}`]),
  ])

/** The figures of a period by day. */
export const figuresByDay = (work: Work, period: Period): Promise<(FigureRow & { readonly day: string })[]> =>
  work.tx.many(sql`
    select day::text as day, ${sums} from figures.daily where ${within(period)} group by day, event, duration_class`)

/** The figures of a period by corridor. */
export const figuresByCorridor = (
  work: Work,
  period: Period,
): Promise<(FigureRow & { readonly corridorId: string })[]> =>
  work.tx.many(sql`
    select corridor_id, ${sums} from figures.daily where ${within(period)}
    group by corridor_id, event, duration_class`)

/** Until when the history is counted, or undefined before the first count. */
export async function countedAt(work: Work): Promise<Date | undefined> {
  const row = await work.tx.maybe<{ countedAt: Date }>(
    sql`select counted_at from figures.progress where final_until > '-infinity'`,
  )
  return row?.countedAt
}
