import { day, typed } from '../../shell/list/filters.ts'

/** The filters of the audit trail in its URL. */
export const auditFilters = { actor: typed(), action: typed(60), subject: typed(), from: day(), to: day() }
