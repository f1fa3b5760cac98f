import { typed } from '../../shell/list/filters.ts'

/** The search of the list of settings in its URL. */
export const settingFilters = { search: typed() }
