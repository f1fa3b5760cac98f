import { month } from '../../shell/list/filters.ts'

/** The month of tax documents in the URL; by default the current month. */
export const taxFilters = { month: month() }
