import { instructionsMessages } from './messages-instructions.es.ts'
import { ledgerMessages } from './messages-ledger.es.ts'
import { approvalsMessages } from './messages-approvals.es.ts'
import { reconciliationMessages } from './messages-reconciliation.es.ts'

/** What only staff are refused: customers' pages do not carry these words. */
export const staffRefusalMessages = {
  ...instructionsMessages,
  ...approvalsMessages,
  ...ledgerMessages,
  ...reconciliationMessages,
} as const
