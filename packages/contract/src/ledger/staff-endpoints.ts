import { getCapital, listCapitalMovements, proposeCapitalMovement } from './capital.ts'
import { getCloseChecklist, getCloseRecord, listCloseRecords, recordDayClose } from './closes.ts'
import { exportTrialBalance, getTrialBalance } from './endpoints.ts'
import {
  exportAccountStatement,
  exportLedgerAccounts,
  getAccountStatement,
  getJournal,
  listLedgerAccounts,
} from './explorer.ts'
import { getLedgerPeriods, proposePeriodChange } from './periods.ts'

/** The ledger, its closed periods and the operator's capital, for staff. */
export const ledgerEndpoints = {
  getTrialBalance,
  exportTrialBalance,
  listLedgerAccounts,
  exportLedgerAccounts,
  getAccountStatement,
  exportAccountStatement,
  getJournal,
  getLedgerPeriods,
  proposePeriodChange,
  getCloseChecklist,
  recordDayClose,
  listCloseRecords,
  getCloseRecord,
  getCapital,
  listCapitalMovements,
  proposeCapitalMovement,
} as const
