export { mayDecideAssigned, notifyOfDecision } from './cases/case-of-call.ts'
export { consoleHandlers } from './console.staff.ts'
export { consoleJobs } from './console.jobs.ts'
export { keepDecisionOf } from './cases/decide-alone.ts'
