export { declareUnpaid } from './declare-unpaid.ts'
export { payoutEvents } from './events.ts'
export { followPayout } from './follow.ts'
export { hasEnded, isWithdrawn, type Instruction, type Payout } from './payout.ts'
export { hurryPayout, nextStepAt } from './hurry-payout.ts'
export { payoutJobs } from './payouts.jobs.ts'
export {
  insertPayouts as openPayouts,
  payoutFor,
  payouts,
  payoutsOf,
  type PayoutFilter,
} from './payouts.store.ts'
export { payoutsKnown } from './payouts-known.ts'
export { payoutTerms, type PayoutTerms } from './terms.ts'
export { payoutsSealed } from './sealed.ts'
