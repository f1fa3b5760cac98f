import { receivableStatuses } from '@puente/contract/staff'
import { oneOf } from '../../../shell/list/filters.ts'

export const receivableFilters = { status: oneOf(receivableStatuses) }
