import { staffStatuses } from '@puente/contract/staff'
import { oneOf } from '../../shell/list/filters.ts'

export const staffMemberFilters = { status: oneOf(staffStatuses) }
