import type { RetentionUnit } from '@puente/contract/staff'
import { fromSantiago, type Day } from '../corridors/index.ts'

/** A length of time as staff write it. */
export interface Period {
  readonly period: number
  readonly unit: RetentionUnit
}

/** The day so long after another. The 29 February becomes the 1 March, as at the closing of an account. */
export function dayAfter(day: Day, { period, unit }: Period): Day {
  const [year, month, date] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8))]
  const at = {
    years: Date.UTC(year + period, month, date),
    months: Date.UTC(year, month + period, date),
    days: Date.UTC(year, month, date + period),
  }[unit]
  return new Date(at).toISOString().slice(0, 10)
}

/** The first instant of the day so long before another: rows from before it are past their period. */
export const beginBefore = (day: Day, { period, unit }: Period): Date =>
  fromSantiago(dayAfter(day, { period: -period, unit }), 0)

/** The longer of two periods counted from one day. */
export const longest = (day: Day, periods: readonly Period[]): Period | undefined =>
  periods.toSorted((one, other) => (dayAfter(day, one) < dayAfter(day, other) ? 1 : -1))[0]
