export { customerFiguresHandlers } from './figures.customer.ts'
export { figuresJobs } from './figures.jobs.ts'
export { figuresHandlers } from './figures.staff.ts'
