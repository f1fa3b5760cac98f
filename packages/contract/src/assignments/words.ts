import { workRoles, type WorkKind } from '../console/staff-words.ts'
import type { StaffRole } from '../endpoint.ts'
import { idPrefixes, type IdKind } from '../ids.ts'

/** The kinds of cases: the kinds of id of what can wait for staff. */
export const caseKinds = [
  'application',
  'break',
  'company-file',
  'data-request',
  'document',
  'exposure-case',
  'level-application',
  'name-request',
  'pending-item',
  'proposal',
  'receivable',
  'refund',
  'restriction',
  'review',
  'suspense',
  'thread',
  'transfer',
] as const satisfies readonly IdKind[]
export type CaseKind = (typeof caseKinds)[number]

/** The kind of the case with this id; undefined when nothing of its kind is a case. */
export const kindOfCase = (id: string): CaseKind | undefined =>
  caseKinds.find((kind) => id.startsWith(`${idPrefixes[kind]}_`))

/** Work that is a case of its own: its kinds, and the kind of id of its cases. */
export const inboxKinds = {
  suspense: 'suspense',
  refunds: 'refund',
  receivables: 'receivable',
  stuck: 'transfer',
  choices: 'transfer',
  reviews: 'review',
  'pending-items': 'pending-item',
  applications: 'application',
  'company-files': 'company-file',
  'level-applications': 'level-application',
  exposures: 'exposure-case',
  restrictions: 'restriction',
  'sender-names': 'name-request',
  documents: 'document',
  threads: 'thread',
  'data-requests': 'data-request',
  breaks: 'break',
} as const satisfies Readonly<Partial<Record<WorkKind, CaseKind>>>

/**
 * What waits as a case. An escalation and a proposal wait about another case, and stand there; a proposal about something
 * else is a case itself.
 */
export const inboxWork = [
  ...(Object.keys(inboxKinds) as (keyof typeof inboxKinds)[]),
  'escalations',
  'proposals',
] as const
export type InboxWork = (typeof inboxWork)[number]

/** Roles that work on cases of each kind. */
export const caseRoles = (kind: CaseKind): readonly StaffRole[] => [
  ...new Set(inboxWork.flatMap((work) => (caseKindOf(work) === kind ? workRoles[work] : []))),
]

const caseKindOf = (work: InboxWork): CaseKind | undefined =>
  work === 'escalations' ? undefined : work === 'proposals' ? 'proposal' : inboxKinds[work]

/** Which cases of the inbox are listed: assigned to the reader, to nobody, all, followed, or with an unread mention. */
export const inboxViews = ['mine', 'unassigned', 'all', 'followed', 'mentions'] as const
export type InboxView = (typeof inboxViews)[number]

/** Whether a case is decided before the others of its kind. */
export const casePriorities = ['high', 'normal'] as const
export type CasePriority = (typeof casePriorities)[number]

/** The rules by which a case has high priority: its amount, a hit on the lists, or a deadline that is near. */
export const priorityReasons = ['amount', 'hit', 'deadline'] as const
export type PriorityReason = (typeof priorityReasons)[number]

/** What happens to a case, of which those who follow or have it are notified. */
export const caseNewsKinds = [
  'commented',
  'assigned',
  'released',
  'decided',
  'answered',
  'customer-wrote',
  'closed',
  'waits-again',
] as const
export type CaseNewsKind = (typeof caseNewsKinds)[number]
