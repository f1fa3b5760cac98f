import { typed } from '../../shell/list/filters.ts'

export const settingFilters = { search: typed() }
/** The key whose data a key without version starts from. */
export const startFilters = { from: typed(60) }
