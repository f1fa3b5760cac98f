export {
  accountSpec,
  type AccountCatalogue,
  type AccountRef,
  type AccountRule,
  type AccountSpec,
  type FloorRule,
} from './account.ts'
export { closeAccounts, openAccounts, type CloseVerdict } from './accounts.store.ts'
export { accountsOf, type AccountsWanted, type CurrentAccount } from './accounts-of.store.ts'
export { agedBalances, type AgedBalance } from './aged-balances.store.ts'
export { balanceAt, balances, type Balance } from './balances.store.ts'
export { effectiveBalanceAt } from './effective-balance.store.ts'
export { expirePendings } from './expire-pendings.ts'
export { foldBalances } from './fold.store.ts'
export {
  AMOUNT_MINOR_MAX,
  type Journal,
  type LedgerWork,
  type Leg,
  type PendingLeg,
  type PostedLeg,
  type PostLeg,
  type Verdict,
  type VerdictCode,
  type VoidLeg,
} from './journal.ts'
export { journalsById, journalsOf, type RecordedJournal, type RecordedLeg } from './journals-of.store.ts'
export {
  closePeriods,
  correctPeriods,
  periodChanges,
  type CorrectVerdict,
  type PeriodChange,
  type PeriodDecision,
  type PeriodVerdict,
} from './periods.store.ts'
export { journalsWritten, transferLeaves, type LeafSource } from './leaves.store.ts'
export { post } from './post.ts'
export { poster, type Poster, type PosterOptions } from './poster.ts'
export { openAccountsAmong, type OpenAccount } from './posted-accounts.store.ts'
export { postingsOf, type Posting } from './postings-of.store.ts'
export { standingBalances, type StandingBalance } from './standing-balances.store.ts'
export {
  statement,
  type Action,
  type StatementLine,
  type StatementOptions,
  type StatementPage,
} from './statement.store.ts'
export { trialBalance, type TrialBalance, type TrialBalanceLine } from './trial-balance.store.ts'
export { readTransferLeaf, type TransferLeaf } from './transfer-leaf.ts'
export { trialBalanceAt } from './trial-balance-at.store.ts'
export { snapshotsOf, verify, type InSnapshot, type LedgerFault, type VerifyOptions } from './verify.ts'
export type { Since } from './verify-since.store.ts'
