import { staffRoles } from '@puente/contract'
import { inboxViews, inboxWork } from '@puente/contract/staff'
import { oneOf } from '../../../shell/list/filters.ts'

/** The filters of the inbox. The first view is the default. */
export const inboxFilters = {
  view: oneOf(['all', ...inboxViews.filter((view) => view !== 'all')] as const),
  kind: oneOf(inboxWork),
  role: oneOf(staffRoles),
}
