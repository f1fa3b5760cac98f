import { donationStates } from '@puente/contract/staff'
import { oneOf } from '../../shell/list/filters.ts'

/** What the list of donations keeps in its address. */
export const donationFilters = { state: oneOf(donationStates) }
