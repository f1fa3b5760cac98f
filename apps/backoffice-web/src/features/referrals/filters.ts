import { waitOrders } from '@puente/contract'
import { donationStates } from '@puente/contract/staff'
import { oneOf } from '../../shell/list/filters.ts'

export const donationFilters = { state: oneOf(donationStates), order: oneOf(waitOrders) }
