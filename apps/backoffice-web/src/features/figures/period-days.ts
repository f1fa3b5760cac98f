import { addDays, lastDayOf } from '@puente/web'
import type { Period } from './filters.ts'

export interface Days {
  readonly from: string
  /** The last day, included. */
  readonly to: string
}

const running = { '7-days': 7, '30-days': 30, '90-days': 90, year: 365 } as const

/** The days of a period, which ends today or with the last month. */
export function daysOf(period: Period, today: string): Days {
  const month = today.slice(0, 7)
  if (period === 'month') return { from: `${month}-01`, to: today }
  if (period === 'last-month') {
    const to = addDays(`${month}-01`, -1)
    return { from: `${to.slice(0, 7)}-01`, to: lastDayOf(to.slice(0, 7)) }
  }
  return { from: addDays(today, 1 - running[period]), to: today }
}
