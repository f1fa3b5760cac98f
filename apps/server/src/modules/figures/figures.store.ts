import { sql, type Sql } from '@puente/postgres'
import { allOf } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'
import type { Days } from './period.ts'

/** A sum of figures of one event. */
export interface FigureRow {
  readonly event: string
  readonly count: bigint
  readonly sendMinor: bigint
  readonly feeMinor: bigint
  readonly ivaMinor: bigint
  readonly spreadMinor: bigint
  readonly roundingMinor: bigint
  readonly inTime: bigint
}

const sums = sql`sum(count)::bigint as count, sum(send_minor)::bigint as send_minor,
  sum(fee_minor)::bigint as fee_minor, sum(iva_minor)::bigint as iva_minor, sum(spread_minor)::bigint as spread_minor,
  sum(rounding_minor)::bigint as rounding_minor, sum(in_time)::bigint as in_time`

const within = ({ from, to }: Days, corridorId: string | undefined): Sql =>
  allOf([
    sql`day between ${from}::date and ${to}::date`,
    ...(corridorId === undefined ? [] : [sql`corridor_id = ${corridorId}`]),
  ])

/** The figures of a period by day. */
export const figuresByDay = (
  work: Work,
  days: Days,
  corridorId: string | undefined,
): Promise<(FigureRow & { readonly day: string })[]> =>
  work.tx.many(sql`
    select day::text as day, event, ${sums} from figures.daily_sum
    where ${within(days, corridorId)} group by day, event`)

/** The figures of a period by corridor. */
export const figuresByCorridor = (
  work: Work,
  days: Days,
  corridorId: string | undefined,
): Promise<(FigureRow & { readonly corridorId: string })[]> =>
  work.tx.many(sql`
    select corridor_id, event, ${sums} from figures.daily_sum
    where ${within(days, corridorId)} group by corridor_id, event`)

/** Deliveries of a corridor by class of duration: how long they took, or how long was promised. */
export interface DurationRow {
  readonly corridorId: string
  readonly kind: 'took' | 'promised'
  readonly durationClass: number
  readonly count: bigint
}

/** The durations of a period by corridor. */
export const durationsOf = (
  work: Work,
  { from, to }: Days,
  corridorId: string | undefined,
): Promise<DurationRow[]> =>
  work.tx.many<DurationRow>(sql`
    select about as corridor_id, kind, duration_class, sum(count)::bigint as count from figures.daily_tally
    where ${allOf([
      sql`kind in ('took', 'promised') and day between ${from}::date and ${to}::date`,
      ...(corridorId === undefined ? [] : [sql`about = ${corridorId}`]),
    ])} group by about, kind, duration_class`)

/** Until when the history is counted, or undefined before the first count. */
export async function countedAt(work: Work): Promise<Date | undefined> {
  const row = await work.tx.maybe<{ countedAt: Date }>(
    sql`select counted_at from figures.watermark where final_until > '-infinity'`,
  )
  return row?.countedAt
}
