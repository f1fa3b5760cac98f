import { caseOrders } from '@puente/contract'
import { receivableStatuses } from '@puente/contract/staff'
import { oneOf } from '../../../shell/list/filters.ts'

export const receivableFilters = { status: oneOf(receivableStatuses), order: oneOf(caseOrders) }
