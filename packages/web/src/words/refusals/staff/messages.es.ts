import { ledgerMessages } from './messages-ledger.es.ts'
import { approvalsMessages } from './messages-approvals.es.ts'
import { reconciliationMessages } from './messages-reconciliation.es.ts'

/** What only staff are refused: customers' pages do not carry these words. */
export const staffRefusalMessages = {
  ...approvalsMessages,
  ...ledgerMessages,
  ...reconciliationMessages,
} as const
