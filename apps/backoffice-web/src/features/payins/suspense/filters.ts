import { caseOrders } from '@puente/contract'
import { suspenseReasons, suspenseStatuses } from '@puente/contract/staff'
import { oneOf } from '../../../shell/list/filters.ts'

export const suspenseFilters = {
  status: oneOf(suspenseStatuses),
  why: oneOf(suspenseReasons),
  olderThanDays: oneOf([1, 3, 5]),
  order: oneOf(caseOrders),
}
