import { customerKinds, timeOrders } from '@puente/contract'
import { customerLevels, customerStatuses } from '@puente/contract/staff'
import { oneOf, typed } from '../../shell/list/filters.ts'

export const customerFilters = {
  search: typed(),
  kind: oneOf(customerKinds),
  status: oneOf(customerStatuses),
  level: oneOf(customerLevels),
  order: oneOf(timeOrders),
}
