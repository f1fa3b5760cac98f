export { decidePeriodChange, PERIOD_ACTION } from './change-periods.ts'
export { treasuryJobs } from './treasury.jobs.ts'
export { treasuryHandlers } from './treasury.staff.ts'
