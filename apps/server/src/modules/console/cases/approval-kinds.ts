import type { Refusal, StaffRole } from '@puente/contract'
import {
  approvalKindNames,
  approvalKinds,
  type ApprovalKind,
  type Decision,
  type RestrictionKind,
} from '@puente/contract/staff'
import type { staffEndpoints } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import type { Approval } from '../../approvals/index.ts'
import { decidePeriodChange, PERIOD_ACTION } from '../../closes/index.ts'
import { decideErasure, ERASURE_ACTION } from '../../data-rights/index.ts'
import { decideRestriction, restrictionAction } from '../../customers/index.ts'
import { decideOpening, OPEN_SENDING_ACTION } from '../../instructions/index.ts'
import {
  APPLICATION_ACTION,
  COMPANY_FILE_ACTION,
  decideApplication,
  decideCompanyFile,
  decideSenderName,
  SENDER_NAME_ACTION,
} from '../../onboarding/index.ts'
import {
  decideSuspense,
  decideUnpaid,
  decideWriteOff,
  REFUND_ACTION,
  SUSPENSE_ACTION,
  WRITE_OFF_ACTION,
} from '../../payins/index.ts'
import { decideLowerRisk, decideToKeep, KEEP_EXPOSED_ACTION, LOWER_RISK_ACTION } from '../../risk/index.ts'
import { caseEvidence, companyPeople, decideLevel, LEVEL_ACTION } from '../../requirements/index.ts'
import { decideSales, OPEN_SALES_ACTION } from '../../readiness/index.ts'
import {
  BREAK_ACTION,
  decideBreak,
  decideUndoing,
  decideVoiding,
  UNDO_ACTION,
  VOID_ACTION,
} from '../../reconciliation/index.ts'
import { CAUSE_PAYMENT_ACTION, decideCausePayment } from '../../referrals/index.ts'
import {
  decideFile,
  decideSetting,
  draftWithdrawn,
  isSettingAction,
  SETTINGS_IMPORT_ACTION,
  settingActionsOf,
  type SettingRule,
} from '../../settings/index.ts'
import { decideStaffChange, declineInvitation, STAFF_CHANGE } from '../../staff-members/index.ts'
import { CAPITAL_ACTION, decideCapitalMovement, withdrawCapitalMovement } from '../../treasury/index.ts'
import { ACCESS_CHANGE, decideAccessChange, withdrawAccessChange } from '../../user-access/index.ts'
import { decideAction, decideReview, REVIEW_ACTION, TRANSFER_ACTION } from '../../transfers/index.ts'

type DecideRefusal = (typeof staffEndpoints.decideApproval.refusals)[number]

/** How one kind of proposal is decided. */
export interface DecidableKind {
  /**
   * The `action` of its approvals. Undefined for settings: each kind of setting has an action of its own, because each
   * names who decides.
   */
  readonly action: string | undefined
  /** Records the decision and carries out what was confirmed. Refuses what can no longer be done. */
  readonly decide: (
    work: Work,
    approval: Approval,
    said: Decision,
    rules: readonly SettingRule[],
  ) => Promise<object | true | Refusal<DecideRefusal>>
  /** Ends what depends on a withdrawn proposal. Called before the proposal is locked. */
  readonly withdrawn?: (work: Work, approval: Approval) => Promise<void>
}

/** A kind whose module decides by the id of the subject. */
const bySubject = (
  action: string,
  decide: (work: Work, subject: string, said: Decision) => Promise<object | true | Refusal<DecideRefusal>>,
): DecidableKind => ({ action, decide: (work, { subject }, said) => decide(work, subject, said) })

/** A kind with a single subject, which its module knows. */
const alone = (
  action: string,
  decide: (work: Work, said: Decision) => Promise<object | true | Refusal<DecideRefusal>>,
): DecidableKind => ({ action, decide: (work, _, said) => decide(work, said) })

const restriction = (kind: RestrictionKind): DecidableKind =>
  bySubject(restrictionAction(kind), decideRestriction(kind))

/** Every kind of proposal that a second member of staff decides. */
export const decidableKinds: Readonly<Record<ApprovalKind, DecidableKind>> = {
  suspense: bySubject(SUSPENSE_ACTION, decideSuspense),
  refund: bySubject(REFUND_ACTION, decideUnpaid),
  'write-off': bySubject(WRITE_OFF_ACTION, decideWriteOff),
  application: bySubject(APPLICATION_ACTION, (work, id, said) =>
    decideApplication(work, id, said, caseEvidence),
  ),
  'transfer-action': bySubject(TRANSFER_ACTION, decideAction),
  review: bySubject(REVIEW_ACTION, decideReview),
  'company-file': bySubject(COMPANY_FILE_ACTION, (work, id, said) =>
    decideCompanyFile(work, id, said, { evidenceOf: caseEvidence, peopleOf: companyPeople }),
  ),
  level: bySubject(LEVEL_ACTION, decideLevel),
  'lower-risk': bySubject(LOWER_RISK_ACTION, decideLowerRisk),
  'exposed-customer': bySubject(KEEP_EXPOSED_ACTION, decideToKeep),
  erasure: bySubject(ERASURE_ACTION, decideErasure),
  'sender-name': bySubject(SENDER_NAME_ACTION, decideSenderName),
  'staff-change': { ...bySubject(STAFF_CHANGE, decideStaffChange), withdrawn: declineInvitation },
  'access-change': { ...bySubject(ACCESS_CHANGE, decideAccessChange), withdrawn: withdrawAccessChange },
  'cause-payment': bySubject(CAUSE_PAYMENT_ACTION, decideCausePayment),
  'no-new-orders': restriction('no-new-orders'),
  'access-suspended': restriction('access-suspended'),
  exit: restriction('exit'),
  freeze: restriction('freeze'),
  'legal-hold': restriction('legal-hold'),
  break: bySubject(BREAK_ACTION, decideBreak),
  'match-undo': bySubject(UNDO_ACTION, decideUndoing),
  'statement-void': bySubject(VOID_ACTION, decideVoiding),
  'ledger-periods': alone(PERIOD_ACTION, decidePeriodChange),
  'capital-movement': {
    ...bySubject(CAPITAL_ACTION, decideCapitalMovement),
    withdrawn: withdrawCapitalMovement,
  },
  'open-sending': alone(OPEN_SENDING_ACTION, decideOpening),
  'open-sales': alone(OPEN_SALES_ACTION, decideSales),
  setting: {
    action: undefined,
    decide: (work, approval, said, rules) => decideSetting(work, rules, approval, said),
    withdrawn: draftWithdrawn,
  },
  'settings-import': {
    action: SETTINGS_IMPORT_ACTION,
    decide: (work, _, said, rules) => decideFile(work, rules, said),
  },
}

/** The kind of a proposal with this `action`. */
export const kindOf = (action: string): ApprovalKind | undefined =>
  isSettingAction(action)
    ? 'setting'
    : approvalKindNames.find((kind) => decidableKinds[kind].action === action)

const decides = (kind: ApprovalKind, role: StaffRole): boolean =>
  approvalKinds[kind].decides.some((one) => one === role)

/** The `action` of each approval that a role decides. */
export const actionsDecidedBy = (role: StaffRole): string[] => [
  ...approvalKindNames.flatMap((kind) =>
    decides(kind, role) && decidableKinds[kind].action !== undefined ? [decidableKinds[kind].action] : [],
  ),
  ...settingActionsOf(role),
]
