import { suspenseReasons, suspenseStatuses } from '@puente/contract/staff'
import { oneOf } from '../../../shell/list/filters.ts'

/** The filters of the suspense list in its URL. */
export const suspenseFilters = {
  status: oneOf(suspenseStatuses),
  why: oneOf(suspenseReasons),
  olderThanDays: oneOf([1, 3, 5]),
}
