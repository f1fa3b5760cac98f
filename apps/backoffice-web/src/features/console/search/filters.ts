import { typed } from '../../../shell/list/filters.ts'

/** The parameter of the page of results. */
export const searchFilters = { q: typed(120) }
