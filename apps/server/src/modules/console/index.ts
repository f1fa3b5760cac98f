export { consoleHandlers } from './console.staff.ts'
