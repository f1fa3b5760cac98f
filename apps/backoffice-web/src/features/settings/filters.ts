import { typed } from '../../shell/list/filters.ts'

export const settingFilters = { search: typed() }
