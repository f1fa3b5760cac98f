import { assignmentMessages } from './messages-assignments.es.ts'
import { staffCasesMessages } from './messages-cases.es.ts'
import { instructionsMessages } from './messages-instructions.es.ts'
import { staffDataRightsMessages } from './messages-data-rights.es.ts'
import { readinessMessages } from './messages-readiness.es.ts'
import { ledgerMessages } from './messages-ledger.es.ts'
import { approvalsMessages } from './messages-approvals.es.ts'
import { staffPayinsMessages } from './messages-payins.es.ts'
import { restrictionsMessages } from './messages-restrictions.es.ts'
import { reviewsMessages } from './messages-reviews.es.ts'
import { staffMembersMessages } from './messages-staff-members.es.ts'
import { settingMessages } from './messages-settings.es.ts'
import { reconciliationMessages } from './messages-reconciliation.es.ts'

/** Texts of refusals that only staff get; customers' pages do not load them. */
export const staffRefusalMessages = {
  ...instructionsMessages,
  ...readinessMessages,
  ...approvalsMessages,
  ...assignmentMessages,
  ...staffCasesMessages,
  ...staffDataRightsMessages,
  ...ledgerMessages,
  ...reconciliationMessages,
  ...settingMessages,
  ...reviewsMessages,
  ...restrictionsMessages,
  ...staffMembersMessages,
  ...staffPayinsMessages,
} as const
