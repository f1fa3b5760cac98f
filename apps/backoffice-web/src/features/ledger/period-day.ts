import { businessNowMs, endInChile, format, todayInChile } from '@puente/web'
import { balanceFilters } from './filters.ts'
import type { PeriodChange } from './period-queries.ts'
import { words } from './words.ts'

/** Why nothing can be shown of a future day; undefined for today and earlier days. */
export const futureDayFault = (day: string | undefined): string | undefined =>
  day !== undefined && day > todayInChile() ? words('periods.dayNotOver') : undefined

/** Why the books cannot be shown at the end of this day, or at this time of it; undefined when they can. */
export const aheadFault = (day: string | undefined, time?: string): string | undefined =>
  day !== undefined && Date.parse(endInChile(day, time)) > businessNowMs()
    ? words(time === undefined || day > todayInChile() ? 'periods.dayNotOver' : 'moment.timeAhead')
    : undefined

/** Why the books cannot be closed through this day, or opened from it; undefined when they can. */
export function periodDayFault(
  change: PeriodChange['change'],
  day: string,
  closedThrough: string | undefined,
): string | undefined {
  if (balanceFilters.day.read(day) === undefined) return words('moment.dayMissing')
  const isClosed = closedThrough !== undefined && day <= closedThrough
  if (change === 'close' && day >= todayInChile()) return words('periods.dayNotOver')
  if ((change === 'close') !== isClosed) return undefined
  const through = closedThrough === undefined ? '' : format.date(closedThrough)
  return words(isClosed ? 'periods.dayClosed' : 'periods.dayOpen', { day: through })
}
