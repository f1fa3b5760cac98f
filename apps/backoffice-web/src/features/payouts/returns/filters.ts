import { returnActors } from '@puente/contract/staff'
import { oneOf } from '../../../shell/list/filters.ts'

export const returnFilters = { status: oneOf(['open', 'closed']), acts: oneOf(returnActors) }
