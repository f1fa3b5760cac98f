import { z } from 'zod/mini'
import { customerReference } from '../customers/references.ts'
import { endpoint, staffRoles } from '../endpoint.ts'
import { exportEndpoint } from '../list-files.ts'
import { idPrefixes } from '../ids.ts'
import { emptyBody, instant, moneyShape, pageOf, paging, text, wireId } from '../shapes.ts'
import { staffReference } from '../staff-members/references.ts'
import { caseKinds, caseNewsKinds, casePriorities, inboxWork, inboxViews, priorityReasons } from './words.ts'

/**
 * The id of a case: of the object that waits.
 * @example rev_0193b1f27c1e7c559a3e2f6f5a1c8d10
 */
const caseId = z
  .string()
  .check(z.regex(new RegExp(`^(${caseKinds.map((kind) => idPrefixes[kind]).join('|')})_[0-9a-f]{32}$`)))

/** The proposal that waits about a case. */
const waitingProposal = z.strictObject({
  id: wireId('proposal'),
  /** Whether the reader proposed it, so that another person decides. */
  isOwn: z.boolean(),
})

/** The priority of a case, and why it has it. */
const casePriority = z.strictObject({
  level: z.enum(casePriorities),
  /** The rules that hold, also where a person set another priority. */
  reasons: z.array(z.enum(priorityReasons)),
  /** Whether a person set it. */
  isSet: z.boolean(),
})

/** What a proposal that is a case of its own proposes, and the id of its subject. */
const proposedAct = z.strictObject({
  /** The proposed action; of a setting its kind and key. */
  action: text(80),
  subjectId: text(40),
})

/** A case of the inbox. Each stands once, whatever number of reasons it waits for. */
const inboxItem = z.strictObject({
  id: caseId,
  kind: z.enum(inboxWork),
  /** The kind of a conversation, or of what is proposed. */
  about: z.optional(text(40)),
  customer: z.optional(customerReference),
  /** The reference of its transfer, its folio, or what else names it. */
  reference: z.optional(text(80)),
  amount: z.optional(moneyShape),
  since: instant,
  /** Its deadline. A case without one is late when the general period of its kind has ended. */
  dueAt: z.optional(instant),
  isLate: z.boolean(),
  priority: casePriority,
  assignee: z.optional(staffReference),
  proposal: z.optional(waitingProposal),
  /** Of a proposal that is a case of its own, so that a reader finds the page where it is decided. */
  proposed: z.optional(proposedAct),
})
export type InboxItem = z.output<typeof inboxItem>

export const listInbox = endpoint({
  name: 'listInbox',
  summary:
    'The open cases of the caller’s role, each once: late ones first, then by priority, deadline and waiting time.',
  method: 'GET',
  path: '/api/inbox',
  who: staffRoles,
  query: z.strictObject({
    /** Default: 'all'. */
    view: z.optional(z.enum(inboxViews)),
    kind: z.optional(z.enum(inboxWork)),
    /** Only the kinds of work of this role too. */
    role: z.optional(z.enum(staffRoles)),
    ...paging,
  }),
  reply: pageOf(inboxItem),
  refusals: [],
})

export const exportInbox = exportEndpoint({
  name: 'exportInbox',
  of: listInbox,
  who: ['officer', 'treasury', 'admin'],
})

/** How many open cases the reader has. */
const inboxTotals = z.strictObject({
  views: z.strictObject({
    all: z.int(),
    mine: z.int(),
    unassigned: z.int(),
    followed: z.int(),
    mentions: z.int(),
  }),
  /** Assigned to the reader, or with an unread mention of them. */
  own: z.int(),
  /** Unread news of cases that the reader follows or has. */
  news: z.int(),
  /** Of all cases, by kind; a kind without cases is absent. */
  kinds: z.array(z.strictObject({ kind: z.enum(inboxWork), count: z.int(), late: z.int() })),
})
export type InboxTotals = z.output<typeof inboxTotals>

export const getInboxTotals = endpoint({
  name: 'getInboxTotals',
  summary: 'How many open cases each view of the inbox has, and each kind.',
  method: 'GET',
  path: '/api/inbox/totals',
  who: staffRoles,
  reply: inboxTotals,
  refusals: [],
})

/** What staff wrote to each other about a case. Customers never read it. */
const caseComment = z.strictObject({
  id: wireId('note'),
  by: text(200, 0),
  at: instant,
  text: text(1000),
  /** The names of those whose attention it asks for. */
  mentions: z.array(text(200, 0)),
})

/** Who works on a case, who has it open now, and what they wrote. */
const caseTeam = z.strictObject({
  /** Whether it waits for staff. Only an open case is assigned. */
  isOpen: z.boolean(),
  assignee: z.optional(staffReference),
  assignedAt: z.optional(instant),
  /** Others who have it open now. */
  viewers: z.array(staffReference),
  follows: z.boolean(),
  /** Of an open case. */
  priority: z.optional(casePriority),
  comments: z.array(caseComment),
  /** Active colleagues whose role works on this kind of case, the caller included. */
  colleagues: z.array(staffReference),
})
export type CaseTeam = z.output<typeof caseTeam>

const ofCase = z.strictObject({ id: caseId })

export const touchCase = endpoint({
  name: 'touchCase',
  summary:
    'Says that the caller has a case open, and returns who else has. Mentions of the caller in it become read.',
  method: 'POST',
  path: '/api/cases/:id/presence',
  who: staffRoles,
  params: ofCase,
  body: emptyBody,
  reply: caseTeam,
  refusals: [],
})

export const assignCase = endpoint({
  name: 'assignCase',
  summary: 'Assigns an open case to the caller or to a colleague, or releases it.',
  method: 'PUT',
  path: '/api/cases/:id/assignee',
  who: staffRoles,
  params: ofCase,
  body: z.strictObject({
    /** The new assignee. Without it the case is released. */
    to: z.optional(wireId('staff')),
    /** The assignee that the caller saw; absent for a free case. Another one is refused. */
    from: z.optional(wireId('staff')),
  }),
  reply: caseTeam,
  refusals: ['case-taken', 'case-closed', 'officer-only'],
})

export const followCase = endpoint({
  name: 'followCase',
  summary: 'Follows a case, or no longer.',
  method: 'PUT',
  path: '/api/cases/:id/follow',
  who: staffRoles,
  params: ofCase,
  body: z.strictObject({ follows: z.boolean() }),
  reply: caseTeam,
  refusals: [],
})

export const setCasePriority = endpoint({
  name: 'setCasePriority',
  summary: 'Gives an open case a priority, or leaves it to the rules.',
  method: 'PUT',
  path: '/api/cases/:id/priority',
  who: staffRoles,
  params: ofCase,
  body: z.strictObject({
    /** Without it the rules say the priority. */
    priority: z.optional(z.enum(casePriorities)),
  }),
  reply: caseTeam,
  refusals: ['case-closed'],
})

export const commentCase = endpoint({
  name: 'commentCase',
  summary: 'Writes to colleagues about an open case. Those who are mentioned find it in their inbox.',
  method: 'POST',
  path: '/api/cases/:id/comments',
  who: staffRoles,
  idempotent: true,
  params: ofCase,
  body: z.strictObject({
    text: text(1000),
    /** Colleagues whose role works on this kind of case. */
    mentions: z.array(wireId('staff')).check(z.maxLength(10)),
  }),
  reply: caseTeam,
  status: 201,
  refusals: ['case-closed'],
})

/** What happened to a case that the reader follows or has. It has no text of the case. */
const caseNews = z.strictObject({
  id: wireId('note'),
  caseId,
  what: z.enum(caseNewsKinds),
  /** The colleague who did it. */
  by: z.optional(staffReference),
  /** The colleague to whom the case was assigned. */
  to: z.optional(staffReference),
  customer: z.optional(customerReference),
  /** The reference of its transfer, its folio, or what else names it. */
  reference: z.optional(text(80)),
  at: instant,
  isRead: z.boolean(),
})
export type CaseNewsItem = z.output<typeof caseNews>

export const listCaseNews = endpoint({
  name: 'listCaseNews',
  summary: 'What happened to the cases that the caller follows or has, the newest first.',
  method: 'GET',
  path: '/api/case-news',
  who: staffRoles,
  query: z.strictObject(paging),
  reply: pageOf(caseNews),
  refusals: [],
})

export const readCaseNews = endpoint({
  name: 'readCaseNews',
  summary: 'Marks all news of the caller as read. Opening a case does it for its own.',
  method: 'POST',
  path: '/api/case-news/reading',
  who: staffRoles,
  body: emptyBody,
  refusals: [],
})
