/* An entry of its own: what an app loads first imports the endpoints of staff, and not these texts. */
export { decidedMessages } from './decisions/messages-decided.es.ts'
export { accountNameOf, journalNameOf } from './ledger/account-name.ts'
export { accountNames, journalNames } from './ledger/messages-accounts.es.ts'
export { railNameOf } from './payouts/rail-name.ts'
export { bankKindNames } from './reconciliation/messages-kinds.es.ts'
export { threadKindNames } from './support/messages-kinds.es.ts'
export { groupNames, kindNames, type SettingGroup } from './settings/messages-names.es.ts'
export {
  customerReadText,
  decidedDocumentText,
  decidedKinds,
  matterText,
  settingKindText,
} from './decisions/staff-matter-text.ts'
export { pendingKindNames } from './pending/messages-kinds.es.ts'
export { caseKindNames } from './assignments/messages-kinds.es.ts'
export { transferStateNames } from './transfers/messages-states.es.ts'
export { restrictionReasonNames } from './customers/restrictions/messages-restrictions.es.ts'
export { auditActionName, auditActorName, isNamedJob } from './audit/audit-text.ts'
export { auditDetailMessages } from './audit/messages-details.es.ts'
