import type { FiguresOfDayWire } from '@puente/contract/staff'
import { addDays, daysBetween, lastDayOf } from '@puente/web'

/** A bar: a day, a week or a month. */
export interface Bar {
  /** Its first day. */
  readonly from: string
  readonly span: 'day' | 'week' | 'month'
  readonly delivered: number
  readonly deliveredAmount: bigint
  readonly fee: bigint
  readonly spread: bigint
}

const DAYS_MAX = 31
const WEEKS_MAX = 92

const spanOf = (days: number): Bar['span'] =>
  days <= DAYS_MAX ? 'day' : days <= WEEKS_MAX ? 'week' : 'month'

/** Monday is the first day of a week. */
const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

const beginOf = (day: string, span: Bar['span']): string => {
  if (span === 'month') return `${day.slice(0, 7)}-01`
  return span === 'week' ? addDays(day, -weekdayOf(day)) : day
}

/**
 * One bar for each day of at most 31 days, for each week of at most 92, else for each month. The first and the last bar may cover
 * a part of their week or month.
 */
export function grouped(days: readonly FiguresOfDayWire[]): Bar[] {
  const first = days[0]?.day
  const last = days.at(-1)?.day
  if (first === undefined || last === undefined) return []
  const span = spanOf(daysBetween(first, last) + 1)
  const sum = (rows: readonly FiguresOfDayWire[], name: 'deliveredAmount' | 'fee' | 'spread') =>
    rows.reduce((total, row) => total + BigInt(row[name]), 0n)
  return [...Map.groupBy(days, ({ day }) => beginOf(day, span))].map(([from, rows]) => ({
    from: from < first ? first : from,
    span,
    delivered: rows.reduce((total, { delivered }) => total + delivered, 0),
    deliveredAmount: sum(rows, 'deliveredAmount'),
    fee: sum(rows, 'fee'),
    spread: sum(rows, 'spread'),
  }))
}

/** The last day of a bar: of its day, week or month, and at most that of the period. */
export function lastDay({ from, span }: Pick<Bar, 'from' | 'span'>, end: string): string {
  const last = {
    day: () => from,
    week: () => addDays(from, 6 - weekdayOf(from)),
    month: () => lastDayOf(from.slice(0, 7)),
  }[span]()
  return last > end ? end : last
}
