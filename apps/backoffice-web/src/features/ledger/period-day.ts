import { format, todayInChile } from '@puente/web'
import { balanceFilters } from './filters.ts'
import type { PeriodChange } from './period-queries.ts'
import { words } from './words.ts'

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
