export { taskDoors } from './tasks.customer.ts'
