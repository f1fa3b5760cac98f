import { instructionsMessages } from './messages-instructions.es.ts'
import { ledgerMessages } from './messages-ledger.es.ts'
import { reconciliationMessages } from './messages-reconciliation.es.ts'

/** What only staff are refused: customers' pages do not carry these words. */
export const staffRefusalMessages = {
  ...instructionsMessages,
  ...ledgerMessages,
  ...reconciliationMessages,
} as const
