import { staffStatuses } from '@puente/contract/staff'
import { oneOf } from '../../shell/list/filters.ts'

/** The filters of the list of members of staff in its URL. */
export const staffMemberFilters = { status: oneOf(staffStatuses) }
