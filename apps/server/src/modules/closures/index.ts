export { closureHandlers } from './closures.customer.ts'
export { closureJobs, closureSubscriptions } from './complete-closures.ts'
