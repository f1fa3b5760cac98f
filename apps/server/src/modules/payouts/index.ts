export { declareUnpaid } from './declare-unpaid.ts'
export { payoutEvents } from './events.ts'
export { followPayout } from './follow.ts'
export { hasEnded, isWithdrawn, type Payout } from './payout.ts'
export { makePayoutDue, nextStepAt } from './hurry-payout.ts'
export { payoutJobs } from './payouts.jobs.ts'
export {
  insertPayouts as openPayouts,
  payoutFor,
  payouts,
  payoutTotals,
  payoutsOf,
  type PayoutFilter,
} from './payouts.store.ts'
export { payoutsKnown } from './payouts-known.ts'
export { payoutTerms } from './terms.ts'
export { payoutsEncrypted, payoutsPersonal } from './encrypted-columns.ts'
