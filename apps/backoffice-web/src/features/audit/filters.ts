import { day, typed } from '../../shell/list/filters.ts'

/** What the audit trail keeps in its address. */
export const auditFilters = { actor: typed(), action: typed(60), subject: typed(), from: day(), to: day() }
