export { mayDecideAssigned, notifyOfDecision } from './case-of-call.ts'
export { consoleHandlers } from './console.staff.ts'
export { consoleJobs } from './console.jobs.ts'
export { keepDecisionOf } from './decide-alone.ts'
