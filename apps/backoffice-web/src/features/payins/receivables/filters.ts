import { receivableStatuses } from '@puente/contract/staff'
import { oneOf } from '../../../shell/list/filters.ts'

/** What the list of debts keeps in its address. */
export const receivableFilters = { status: oneOf(receivableStatuses) }
