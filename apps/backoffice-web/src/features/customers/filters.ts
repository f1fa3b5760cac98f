import { customerKinds } from '@puente/contract'
import { customerLevels, customerStatuses } from '@puente/contract/staff'
import { oneOf, typed } from '../../shell/list/filters.ts'

/** The filters of the list of customers in its URL. */
export const customerFilters = {
  search: typed(),
  kind: oneOf(customerKinds),
  status: oneOf(customerStatuses),
  level: oneOf(customerLevels),
}
