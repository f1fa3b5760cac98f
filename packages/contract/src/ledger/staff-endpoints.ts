import { getTrialBalance } from './endpoints.ts'
import { exportAccountStatement, getAccountStatement, getJournal, listLedgerAccounts } from './explorer.ts'
import { getLedgerPeriods, proposePeriodChange } from './periods.ts'

/** The ledger and its closed periods, for staff. */
export const ledgerEndpoints = {
  getTrialBalance,
  listLedgerAccounts,
  getAccountStatement,
  exportAccountStatement,
  getJournal,
  getLedgerPeriods,
  proposePeriodChange,
} as const
