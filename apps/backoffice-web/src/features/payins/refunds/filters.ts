import { caseOrders } from '@puente/contract'
import { refundStates, type RefundState } from '@puente/contract/staff'
import { oneOf } from '../../../shell/list/filters.ts'

// Refunds that the bank rejected await staff, so they come first.
const states: readonly RefundState[] = ['rejected', ...refundStates.filter((state) => state !== 'rejected')]

export const refundFilters = { state: oneOf(states), order: oneOf(caseOrders) }
