import type { Comparison } from '@puente/contract/staff'
import { addDays, lastDayOf } from '@puente/web'
import type { Period } from './filters.ts'

export interface Days {
  readonly from: string
  /** The last day, included. */
  readonly to: string
}

/** What the URL says about the period; each part may be absent. */
export interface PeriodChosen extends Partial<Days> {
  readonly period?: Period
  readonly compare?: Comparison
}

const running = { '7-days': 7, '30-days': 30, '90-days': 90, year: 365 } as const

/**
 * The days of a period, which ends today, yesterday or with the last month. A chosen one without both of its days, or that
 * ends before it begins, is today.
 */
export function daysOf({ period, from, to }: PeriodChosen, usual: Period, today: string): Days {
  const asked = period ?? usual
  const month = today.slice(0, 7)
  switch (asked) {
    case 'chosen':
      return from === undefined || to === undefined || to < from ? { from: today, to: today } : { from, to }
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case 'month':
      return { from: `${month}-01`, to: today }
    case 'last-month': {
      const last = addDays(`${month}-01`, -1)
      return { from: `${last.slice(0, 7)}-01`, to: lastDayOf(last.slice(0, 7)) }
    }
    default:
      return { from: addDays(today, 1 - running[asked]), to: today }
  }
}
