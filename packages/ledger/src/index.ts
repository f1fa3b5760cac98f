export {
  accountSpec,
  type AccountCatalogue,
  type AccountRef,
  type AccountRule,
  type AccountSpec,
  type FloorRule,
} from './account.ts'
export { closeAccounts, openAccounts, type CloseVerdict } from './accounts.store.ts'
export { accountsOf, type AccountsWanted, type CurrentAccount } from './reads/accounts-of.store.ts'
export { agedBalances, type AgedBalance } from './reads/aged-balances.store.ts'
export { balanceAt, balances, type Balance } from './reads/balances.store.ts'
export { booksBegin } from './reads/books-begin.store.ts'
export { effectiveBalanceAt } from './reads/effective-balance.store.ts'
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
export {
  journalsById,
  journalsOf,
  type RecordedJournal,
  type RecordedLeg,
} from './reads/journals-of.store.ts'
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
export { openAccountsAmong, type OpenAccount } from './reads/posted-accounts.store.ts'
export { postingsOf, type Posting } from './reads/postings-of.store.ts'
export { standingBalances, type StandingBalance } from './reads/standing-balances.store.ts'
export {
  statement,
  type Action,
  type StatementLine,
  type StatementOptions,
  type StatementPage,
} from './reads/statement.store.ts'
export { trialBalance, type TrialBalance, type TrialBalanceLine } from './reads/trial-balance.store.ts'
export { readTransferLeaf, type TransferLeaf } from './transfer-leaf.ts'
export { trialBalanceAt } from './reads/trial-balance-at.store.ts'
export { effectiveTrialBalanceAt } from './reads/effective-trial-balance.store.ts'
export {
  snapshotsOf,
  verify,
  type InSnapshot,
  type LedgerFault,
  type VerifyOptions,
} from './verify/verify.ts'
export type { Since } from './verify/verify-since.store.ts'
