export { decideUndoing, UNDO_ACTION } from './matching/undo-match.ts'
export { decideBreak } from './breaks/decide-break.ts'
export { BREAK_ACTION } from './matching/match-by-hand.ts'

export { assignBreak } from './items.store.ts'
export { reconciliationJobs } from './reconciliation.jobs.ts'
export { staffReconciliationHandlers } from './reconciliation.staff.ts'
export { reconciliationEncrypted, reconciliationPersonal } from './encrypted-columns.ts'
export { reconciliationIndexed } from './indexed-tables.ts'
