/** Every kind of work that staff have to do. */
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
  'level-applications',
  'escalations',
  'restrictions',
  'sender-names',
  'documents',
  'threads',
  'data-requests',
  'proposals',
  'overdue-money',
  'breaks',
] as const
export type WorkKind = (typeof workKinds)[number]

/** The kinds of search results, in the order in which staff see them. */
export const foundKinds = [
  'customer',
  'transfer',
  'payment',
  'recipient',
  'case',
  'thread',
  'document',
  'proposal',
  'decision',
  'staff',
] as const
export type FoundKind = (typeof foundKinds)[number]
