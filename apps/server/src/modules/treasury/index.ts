export { CAPITAL_ACTION, decideCapitalMovement, withdrawCapitalMovement } from './capital/index.ts'
export { safeguardingOn } from './safeguarding.ts'
export { treasuryJobs } from './treasury.jobs.ts'
export { treasuryHandlers } from './treasury.staff.ts'
