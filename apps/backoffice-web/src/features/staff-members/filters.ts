import { staffStatuses } from '@puente/contract/staff'
import { oneOf } from '../../shell/list/filters.ts'

/** What the list of the operator's people keeps in its address. */
export const staffMemberFilters = { status: oneOf(staffStatuses) }
