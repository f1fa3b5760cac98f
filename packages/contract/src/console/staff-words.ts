/** Every kind of work that waits for somebody's hands. */
export const workKinds = [
  'suspense',
  'refunds',
  'receivables',
  'stuck',
  'choices',
  'reviews',
  'pending-items',
  'applications',
  'company-files',
  'sender-names',
  'documents',
  'threads',
  'proposals',
  'overdue-money',
  'breaks',
] as const
export type WorkKind = (typeof workKinds)[number]

/** Every decision that one person proposes and another takes. */
export const proposalKinds = [
  'suspense',
  'write-off',
  'refund',
  'application',
  'transfer-action',
  'review',
  'staff-change',
  'cause-payment',
  'company-file',
  'sender-name',
  'break',
  'ledger-periods',
  'open-sending',
  'setting',
  'settings-import',
] as const
export type ProposalKind = (typeof proposalKinds)[number]

/** What a search may find. */
export const foundKinds = ['customer', 'transfer', 'payment', 'recipient', 'thread', 'case'] as const
export type FoundKind = (typeof foundKinds)[number]
