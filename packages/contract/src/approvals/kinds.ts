import type { StaffRole } from '../endpoint.ts'
import type { IdKind } from '../ids.ts'

/** A kind of proposal: the ids of its subjects, and the roles that may decide it. */
export interface ApprovalKindDeclaration {
  readonly subject: IdKind
  /** Roles that decide. Each kind of setting names its own roles among these. */
  readonly decides: readonly StaffRole[]
}

const money = ['treasury', 'officer'] as const
const compliance = ['analyst', 'officer'] as const
const operator = ['officer', 'admin'] as const

/** Every decision that one person proposes and another makes. */
export const approvalKinds = {
  suspense: { subject: 'suspense', decides: money },
  'write-off': { subject: 'receivable', decides: money },
  refund: { subject: 'refund', decides: money },
  application: { subject: 'application', decides: compliance },
  'transfer-action': { subject: 'transfer', decides: money },
  review: { subject: 'review', decides: compliance },
  'staff-change': { subject: 'staff', decides: operator },
  'cause-payment': { subject: 'cause', decides: money },
  'company-file': { subject: 'company-file', decides: compliance },
  level: { subject: 'level-application', decides: compliance },
  'lower-risk': { subject: 'customer', decides: compliance },
  erasure: { subject: 'data-request', decides: operator },
  'sender-name': { subject: 'name-request', decides: compliance },
  // One kind for each restriction, so that an urgent one never waits for the decision about another.
  'no-new-orders': { subject: 'customer', decides: compliance },
  'access-suspended': { subject: 'customer', decides: compliance },
  exit: { subject: 'customer', decides: compliance },
  // Analysts propose a freeze; the officer always takes part.
  freeze: { subject: 'customer', decides: ['officer'] },
  'legal-hold': { subject: 'customer', decides: compliance },
  break: { subject: 'break', decides: money },
  'match-undo': { subject: 'match', decides: money },
  'ledger-periods': { subject: 'ledger-periods', decides: money },
  'capital-movement': { subject: 'capital-movement', decides: money },
  'open-sending': { subject: 'sending', decides: money },
  'open-sales': { subject: 'sales', decides: operator },
  setting: { subject: 'version', decides: ['officer', 'treasury', 'admin'] },
  'settings-import': { subject: 'version', decides: operator },
} as const satisfies Readonly<Record<string, ApprovalKindDeclaration>>

export type ApprovalKind = keyof typeof approvalKinds
/** The kinds of proposal. */
export const approvalKindNames = Object.keys(approvalKinds) as [ApprovalKind, ...ApprovalKind[]]

/** The state of a proposal. */
export const approvalStates = ['waiting', 'confirmed', 'sent-back', 'withdrawn'] as const
export type ApprovalState = (typeof approvalStates)[number]
