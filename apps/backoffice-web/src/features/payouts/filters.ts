import { payoutStatuses } from '@puente/contract/staff'
import { day, oneOf, typed } from '../../shell/list/filters.ts'

/** The filters of the list of payouts in its URL. */
export const payoutFilters = { search: typed(), status: oneOf(payoutStatuses), from: day(), to: day() }
