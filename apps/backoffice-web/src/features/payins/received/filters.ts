import { payinStatuses } from '@puente/contract/staff'
import { day, oneOf, typed } from '../../../shell/list/filters.ts'

export const payinFilters = { search: typed(), status: oneOf(payinStatuses), from: day(), to: day() }
