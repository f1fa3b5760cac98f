import { refundStates, type RefundState } from '@puente/contract/staff'
import { oneOf } from '../../../shell/list/filters.ts'

// Those that the bank rejected wait for people and come first.
const states: readonly RefundState[] = ['rejected', ...refundStates.filter((state) => state !== 'rejected')]

/** What the list of refunds keeps in its address. */
export const refundFilters = { state: oneOf(states) }
