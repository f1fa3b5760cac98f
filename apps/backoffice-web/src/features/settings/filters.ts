import { typed } from '../../shell/list/filters.ts'

/** What the list of settings keeps in its address. */
export const settingFilters = { search: typed() }
