import { oneOf, typed } from '../../shell/list/filters.ts'

export const periods = ['7-days', '30-days', '90-days', 'month', 'last-month', 'year'] as const
export type Period = (typeof periods)[number]
export const usualPeriod: Period = '30-days'

/** The period and the corridor in the URL; by default the last 30 days of all corridors. */
export const figuresFilters = { period: oneOf(periods), corridor: typed(40) }
