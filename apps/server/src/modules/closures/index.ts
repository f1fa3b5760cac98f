export { openThingsOf } from './open-things.store.ts'
export { closureHandlers } from './closures.customer.ts'
export { closureJobs, closureSubscriptions } from './complete-closures.ts'
