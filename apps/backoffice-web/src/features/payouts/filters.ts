import { timeOrders } from '@puente/contract'
import { payoutStatuses } from '@puente/contract/staff'
import { day, oneOf, typed } from '../../shell/list/filters.ts'

export const payoutFilters = {
  search: typed(),
  status: oneOf(payoutStatuses),
  from: day(),
  to: day(),
  order: oneOf(timeOrders),
}
