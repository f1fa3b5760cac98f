import { receivableStatuses } from '@puente/contract/staff'
import { oneOf } from '../../../shell/list/filters.ts'

/** The filters of the list of receivables in its URL. */
export const receivableFilters = { status: oneOf(receivableStatuses) }
