export { closureHandlers } from './closures.customer.ts'
export { closureJobs, closureSubscriptions, openThingsOf } from './complete-closures.ts'
