import { moneyOrders } from '@puente/contract'
import { payinStatuses } from '@puente/contract/staff'
import { day, oneOf, pesos, typed } from '../../../shell/list/filters.ts'

export const payinFilters = {
  search: typed(),
  status: oneOf(payinStatuses),
  from: day(),
  to: day(),
  least: pesos(),
  most: pesos(),
  order: oneOf(moneyOrders),
}
