export {
  blockingCount,
  keepChecks,
  runChecks,
  standingItems,
  type CheckResult,
  type ReadinessChecks,
} from './check-readiness.ts'
export { readinessHandlers } from './readiness.staff.ts'
export { decideSales, OPEN_SALES_ACTION, salesGate, seedSales } from './sales.ts'
