export { taskHandlers } from './tasks.customer.ts'
