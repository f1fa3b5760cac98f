export { decidePeriodChange, PERIOD_ACTION } from './change-periods.ts'
export { closeHandlers } from './closes.staff.ts'
