import { returnActors } from '@puente/contract/staff'
import { oneOf } from '../../../shell/list/filters.ts'

/** What the list of returns keeps in its address. */
export const returnFilters = { status: oneOf(['open', 'closed']), acts: oneOf(returnActors) }
