import { comparisons } from '@puente/contract/staff'
import { day, oneOf, typed } from '../../shell/list/filters.ts'

export const periods = [
  'today',
  'yesterday',
  '7-days',
  '30-days',
  '90-days',
  'month',
  'last-month',
  'year',
  'chosen',
] as const
export type Period = (typeof periods)[number]

/** The period in the URL, the days of a chosen one, and with what it is compared. */
export const periodFilters = {
  period: oneOf(periods),
  from: day(),
  to: day(),
  compare: oneOf(comparisons),
}

/** The same with a corridor; by default the last 30 days of all corridors. */
export const figuresFilters = { ...periodFilters, corridor: typed(40) }
