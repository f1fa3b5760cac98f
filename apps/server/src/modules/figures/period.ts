import { refuse, type Refusal } from '@puente/contract'
import { PERIOD_DAYS_MAX, type Comparison } from '@puente/contract/staff'
import { addDays, isDay } from '../corridors/index.ts'

/** A period of days in Santiago, both included. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** A period, and what it is compared with; the period before when `compare` is undefined. */
export interface PeriodAsked extends Days {
  readonly compare?: Comparison | undefined
}

/** A period and the one that it is compared with. */
export interface Compared {
  readonly days: Days
  readonly before: Days
}

const DAY_MS = 86_400_000
const lengthOf = ({ from, to }: Days): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

/** Every day of a period, in order. */
export const everyDay = (days: Days): string[] =>
  Array.from({ length: lengthOf(days) }, (_one, nth) => addDays(days.from, nth))

function faultsOf(period: Days): { at: string; fault: string }[] {
  const wrong = (['from', 'to'] as const).filter((at) => !isDay(period[at]))
  if (wrong.length > 0) return wrong.map((at) => ({ at, fault: 'not-a-date' }))
  if (period.to < period.from) return [{ at: 'to', fault: 'ends-before' }]
  return lengthOf(period) > PERIOD_DAYS_MAX ? [{ at: 'to', fault: 'too-long' }] : []
}

/** The same date a year earlier; the 28th for 29 February. */
function aYearBefore(day: string): string {
  const earlier = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  return isDay(earlier) ? earlier : `${earlier.slice(0, 8)}28`
}

/**
 * The period and the one that it is compared with. Refuses a date that does not exist, an end before the beginning, and a
 * period longer than `PERIOD_DAYS_MAX`.
 */
export function comparedOf({ from, to, compare }: PeriodAsked): Compared | Refusal<'fields-wrong'> {
  const days = { from, to }
  const faults = faultsOf(days)
  if (faults.length > 0) return refuse('fields-wrong', {}, faults)
  const before =
    compare === 'year'
      ? { from: aYearBefore(from), to: aYearBefore(to) }
      : { from: addDays(from, -lengthOf(days)), to: addDays(from, -1) }
  return { days, before }
}

/** The days of both periods, as a reply names them. */
export const periodsWire = ({ days, before }: Compared, countedAt: Date | undefined) => ({
  ...days,
  beforeFrom: before.from,
  beforeTo: before.to,
  ...(countedAt === undefined ? {} : { countedAt: countedAt.toISOString() }),
})
