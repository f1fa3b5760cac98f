export { payoutEvents } from './events.ts'
export type { Instruction, Payout } from './payout.ts'
export { payoutJobs } from './payouts.jobs.ts'
export { insertPayouts as openPayouts, payoutsOf } from './payouts.store.ts'
