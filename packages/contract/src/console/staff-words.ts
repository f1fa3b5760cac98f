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

/** What a search may find. */
export const foundKinds = ['customer', 'transfer', 'payment', 'recipient', 'thread', 'case'] as const
export type FoundKind = (typeof foundKinds)[number]
