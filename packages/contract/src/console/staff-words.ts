import type { StaffRole } from '../endpoint.ts'

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
  'exposures',
  'escalations',
  'restrictions',
  'sender-names',
  'documents',
  'threads',
  'data-requests',
  'proposals',
  'overdue-money',
  'low-balances',
  'breaks',
] as const
export type WorkKind = (typeof workKinds)[number]

/** Roles that work on each kind. */
export const workRoles: Readonly<Record<WorkKind, readonly StaffRole[]>> = {
  suspense: ['treasury', 'officer'],
  refunds: ['treasury', 'officer'],
  receivables: ['treasury', 'officer'],
  stuck: ['treasury', 'officer'],
  choices: ['support', 'treasury'],
  reviews: ['analyst', 'officer'],
  'pending-items': ['analyst', 'officer'],
  applications: ['analyst', 'officer'],
  'company-files': ['analyst', 'officer'],
  'level-applications': ['analyst', 'officer'],
  exposures: ['analyst', 'officer'],
  escalations: ['officer'],
  restrictions: ['analyst', 'officer'],
  'sender-names': ['analyst', 'officer'],
  documents: ['analyst', 'officer'],
  threads: ['support', 'officer', 'admin'],
  'data-requests': ['support', 'officer', 'admin'],
  proposals: ['analyst', 'officer', 'treasury', 'admin'],
  'overdue-money': ['treasury', 'officer', 'admin'],
  'low-balances': ['treasury', 'officer', 'admin'],
  breaks: ['treasury', 'officer'],
}

/** The kinds of search results, in the order in which staff see them. */
export const foundKinds = [
  'customer',
  'transfer',
  'payment',
  'recipient',
  'member',
  'account',
  'case',
  'thread',
  'document',
  'proposal',
  'decision',
  'close',
  'price',
  'staff',
] as const
export type FoundKind = (typeof foundKinds)[number]

/** Groups of the timeline of a customer, by which it is filtered. */
export const timelineGroups = [
  'transfers',
  'payments',
  'payouts',
  'notices',
  'conversations',
  'recipients',
  'documents',
  'decisions',
  'account',
  'debts',
  'access',
  'notes',
] as const
export type TimelineGroup = (typeof timelineGroups)[number]

/** What happened, each in one group. */
export const timelineKinds = [
  'transfer-ordered',
  'transfer-state',
  'payment-received',
  'payout-made',
  'mail-sent',
  'sms-sent',
  'message-customer',
  'message-staff',
  'thread-changed',
  'recipient-added',
  'document-received',
  'document-decided',
  'decision',
  'risk-scored',
  'risk-set',
  'restriction',
  'account-opened',
  'level-applied',
  'closure-asked',
  'closure-withdrawn',
  'closure-completed',
  'debt-opened',
  'debt-closed',
  'member-joined',
  'device-seen',
  'terms-accepted',
  'note',
] as const
export type TimelineKind = (typeof timelineKinds)[number]
