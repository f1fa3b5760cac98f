import { timeOrders } from '@puente/contract'
import { auditKinds } from '@puente/contract/staff'
import { day, oneOf, typed } from '../../shell/list/filters.ts'

/** The filters of the audit trail in its URL. */
export const auditFilters = {
  actor: typed(),
  subject: typed(120),
  kind: oneOf(auditKinds),
  action: typed(60),
  from: day(),
  to: day(),
  order: oneOf(timeOrders),
}
