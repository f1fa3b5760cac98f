export { consoleDoors } from './console.staff.ts'
