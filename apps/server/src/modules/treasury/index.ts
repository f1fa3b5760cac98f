export { treasuryJobs } from './treasury.jobs.ts'
export { treasuryDoors } from './treasury.staff.ts'
