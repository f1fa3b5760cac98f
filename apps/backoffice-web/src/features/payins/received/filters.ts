import { payinStatuses } from '@puente/contract/staff'
import { day, oneOf, typed } from '../../../shell/list/filters.ts'

/** What the list of payments keeps in its address. */
export const payinFilters = { search: typed(), status: oneOf(payinStatuses), from: day(), to: day() }
