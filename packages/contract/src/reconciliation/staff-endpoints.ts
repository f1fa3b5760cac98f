import * as breaks from './staff-breaks.ts'
import * as matchingRules from './staff-rules.ts'
import * as bankStatements from './staff-statements.ts'

/** Endpoints about bank statements and their reconciliation, by name. */
export const reconciliationEndpoints = {
  listReconciledAccounts: bankStatements.listReconciledAccounts,
  importStatement: bankStatements.importStatement,
  listBankStatements: bankStatements.listBankStatements,
  exportBankStatements: bankStatements.exportBankStatements,
  getBankStatement: bankStatements.getBankStatement,
  proposeStatementVoid: bankStatements.proposeStatementVoid,
  listStatementLines: bankStatements.listStatementLines,
  listBreaks: breaks.listBreaks,
  exportBreaks: breaks.exportBreaks,
  getBreak: breaks.getBreak,
  noteBreak: breaks.noteBreak,
  matchBreak: breaks.matchBreak,
  proposeBreakBooking: breaks.proposeBreakBooking,
  proposeBreakSuspense: breaks.proposeBreakSuspense,
  getMatch: breaks.getMatch,
  undoMatch: breaks.undoMatch,
  rehearseReconciliationRules: matchingRules.rehearseReconciliationRules,
} as const
