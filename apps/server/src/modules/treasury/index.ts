export { CAPITAL_ACTION, decideCapitalMovement, withdrawCapitalMovement } from './capital/index.ts'
export { decidePeriodChange, PERIOD_ACTION } from './change-periods.ts'
export { treasuryJobs } from './treasury.jobs.ts'
export { treasuryHandlers } from './treasury.staff.ts'
