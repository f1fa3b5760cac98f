import { getTrialBalance } from './endpoints.ts'
import { exportAccountStatement, getAccountStatement, getJournal, listLedgerAccounts } from './explorer.ts'
import { getLedgerPeriods, proposePeriodChange } from './periods.ts'

/** The books as staff read them, and what of them is closed. */
export const ledgerEndpoints = {
  getTrialBalance,
  listLedgerAccounts,
  getAccountStatement,
  exportAccountStatement,
  getJournal,
  getLedgerPeriods,
  proposePeriodChange,
} as const
