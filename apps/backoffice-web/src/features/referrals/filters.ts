import { donationStates } from '@puente/contract/staff'
import { oneOf } from '../../shell/list/filters.ts'

/** The filters of the list of donations in its URL. */
export const donationFilters = { state: oneOf(donationStates) }
