import { payinStatuses } from '@puente/contract/staff'
import { day, oneOf, typed } from '../../../shell/list/filters.ts'

/** The filters of the list of payments in its URL. */
export const payinFilters = { search: typed(), status: oneOf(payinStatuses), from: day(), to: day() }
