export { allHold, checklistOf, checksNow, lineOf, needsOfficer, needsTwo } from './checklist.ts'
export { escalate, giveBack, mayDecideCase } from './escalate.ts'
export { escalationView, peopleOf, type EscalatedCase, type Escalation } from './escalation.ts'
export { escalationFor, escalationsOf, openEscalations } from './escalations.store.ts'
export type { Check, DecisionRecord, DecisionRule, Material, UsedDocument } from './decision.ts'
export {
  acceptancesOf,
  decisionFor,
  decisionList,
  decisionsAbout,
  type DecisionRow,
} from './decisions.store.ts'
export { decisionsEncrypted } from './encrypted-columns.ts'
export { recordDecision, type Decided } from './record-decision.ts'
export { HASH_SHOWN, replayDecision } from './replay-decision.ts'
