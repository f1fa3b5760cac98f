import { payoutStatuses } from '@puente/contract/staff'
import { day, oneOf, typed } from '../../shell/list/filters.ts'

/** What the list of payouts keeps in its address. */
export const payoutFilters = { search: typed(), status: oneOf(payoutStatuses), from: day(), to: day() }
