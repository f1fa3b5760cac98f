export { listViewHandlers } from './list-views.staff.ts'
