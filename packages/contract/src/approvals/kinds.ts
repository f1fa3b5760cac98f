import type { StaffRole } from '../endpoint.ts'
import type { IdKind } from '../ids.ts'

/** A kind of proposal: the ids of its subjects, the roles that may decide it, and what the queue shows of it. */
export interface ApprovalKindDeclaration {
  readonly subject: IdKind
  /** Roles that decide. Each kind of setting names its own roles among these. */
  readonly decides: readonly StaffRole[]
  /** The facts of a proposal that its row in the queue shows, in this order, after the amount of its case. */
  readonly facts?: readonly string[]
}

const money = ['treasury', 'officer'] as const
const compliance = ['analyst', 'officer'] as const
const operator = ['officer', 'admin'] as const
/** The reason of a restriction, and the day of an exit. */
const terms = ['reason', 'effectiveOn'] as const

/** Every decision that one person proposes and another makes. */
export const approvalKinds = {
  suspense: { subject: 'suspense', decides: money },
  'write-off': { subject: 'receivable', decides: money },
  refund: { subject: 'refund', decides: money },
  application: { subject: 'application', decides: compliance },
  'transfer-action': { subject: 'transfer', decides: money, facts: ['reason'] },
  review: { subject: 'review', decides: compliance },
  'staff-change': { subject: 'staff', decides: operator, facts: ['role'] },
  'access-change': { subject: 'user', decides: compliance },
  'cause-payment': { subject: 'cause', decides: money, facts: ['amountMinor'] },
  'company-file': { subject: 'company-file', decides: compliance },
  level: { subject: 'level-application', decides: compliance, facts: ['level'] },
  'lower-risk': { subject: 'customer', decides: compliance, facts: ['risk'] },
  'exposed-customer': { subject: 'customer', decides: compliance },
  erasure: { subject: 'data-request', decides: operator },
  'sender-name': { subject: 'name-request', decides: compliance },
  // One kind for each restriction, so that an urgent one never waits for the decision about another.
  'no-new-orders': { subject: 'customer', decides: compliance, facts: terms },
  'access-suspended': { subject: 'customer', decides: compliance, facts: terms },
  exit: { subject: 'customer', decides: compliance, facts: terms },
  // Analysts propose a freeze; the officer always takes part.
  freeze: { subject: 'customer', decides: ['officer'], facts: terms },
  'legal-hold': { subject: 'customer', decides: compliance, facts: terms },
  break: { subject: 'break', decides: money, facts: ['account'] },
  'match-undo': { subject: 'match', decides: money },
  'statement-void': { subject: 'bank-statement', decides: money, facts: ['account', 'currency'] },
  'ledger-periods': { subject: 'ledger-periods', decides: money, facts: ['day', 'red'] },
  'capital-movement': {
    subject: 'capital-movement',
    decides: money,
    facts: ['amountMinor', 'currency', 'account', 'day'],
  },
  'open-sending': { subject: 'sending', decides: money },
  'open-sales': { subject: 'sales', decides: operator },
  setting: { subject: 'version', decides: ['officer', 'treasury', 'admin'] },
  'settings-import': { subject: 'version', decides: operator, facts: ['count'] },
} as const satisfies Readonly<Record<string, ApprovalKindDeclaration>>

export type ApprovalKind = keyof typeof approvalKinds
/** The kinds of proposal. */
export const approvalKindNames = Object.keys(approvalKinds) as [ApprovalKind, ...ApprovalKind[]]

/** The state of a proposal. */
export const approvalStates = ['waiting', 'confirmed', 'sent-back', 'withdrawn'] as const
export type ApprovalState = (typeof approvalStates)[number]
