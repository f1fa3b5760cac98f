import { month } from '../../shell/list/filters.ts'

/** The month of tax documents that an address says; the one that runs unless it does. */
export const taxFilters = { month: month() }
