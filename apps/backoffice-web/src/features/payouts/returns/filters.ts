import { returnActors } from '@puente/contract/staff'
import { oneOf } from '../../../shell/list/filters.ts'

/** The filters of the list of returns in its URL. */
export const returnFilters = { status: oneOf(['open', 'closed']), acts: oneOf(returnActors) }
