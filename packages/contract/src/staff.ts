import * as access from './access/endpoints.ts'
import * as config from './config/endpoints.ts'
import * as ledger from './ledger/endpoints.ts'
import * as reviews from './reviews/endpoints.ts'
import * as transfers from './transfers/staff-endpoints.ts'

/** Every endpoint of the back-office listener (BACKOFFICE_PORT), by name. */
export const staffEndpoints = {
  getHealth: config.getHealth,
  getConfig: config.getConfig,
  signIn: access.staffSignIn,
  getSession: access.getStaffSession,
  signOut: access.staffSignOut,
  listTransfers: transfers.listStaffTransfers,
  getTransfer: transfers.getStaffTransfer,
  getTrialBalance: ledger.getTrialBalance,
  listReviews: reviews.listReviews,
  getReview: reviews.getReview,
  proposeReview: reviews.proposeReview,
  decideReview: reviews.decideReview,
} as const
export type StaffEndpoints = typeof staffEndpoints

export type { StaffSession } from './access/endpoints.ts'
export type { PublicConfig } from './config/endpoints.ts'
export type { LedgerJournalWire, TrialBalanceWire } from './ledger/endpoints.ts'
export { reviewOutcomes, reviewReasons } from './reviews/words.ts'
export type { ReviewSummary, ReviewWire } from './reviews/endpoints.ts'
export type { StaffTransfer, StaffTransferSummary } from './transfers/staff-endpoints.ts'
