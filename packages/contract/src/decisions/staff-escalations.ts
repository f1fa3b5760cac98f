import { z } from 'zod/mini'
import { proposalNote } from '../approvals/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { exportEndpoint } from '../list-files.ts'
import { instant, pageOf, text, waiting, wireId } from '../shapes.ts'
import { decisionSubject } from './staff-endpoints.ts'
import { decisionSubjects } from './words.ts'
import { caseEscalations } from './staff-case-review.ts'

const reviewers = ['analyst', 'officer'] as const

/** An escalated case as a row of the officer’s list. */
const escalationRow = z.strictObject({
  id: wireId('escalation'),
  subject: decisionSubject,
  customer: z.strictObject({ id: wireId('customer'), name: text(200, 0) }),
  reason: text(1000),
  by: text(200, 0),
  at: instant,
  dueAt: instant,
})
export type EscalationRow = z.output<typeof escalationRow>

export const listEscalations = endpoint({
  name: 'listEscalations',
  summary:
    'Cases that reviewers handed to the compliance officer, the longest or the shortest waiting first.',
  method: 'GET',
  path: '/api/escalations',
  who: ['officer'],
  query: z.strictObject(waiting),
  reply: pageOf(escalationRow),
  refusals: [],
})

export const exportEscalations = exportEndpoint({
  name: 'exportEscalations',
  of: listEscalations,
  who: ['officer'],
})

export const getCaseEscalations = endpoint({
  name: 'getCaseEscalations',
  summary: 'The escalations of one case, the open one first.',
  method: 'GET',
  path: '/api/case-escalations',
  who: reviewers,
  query: z.strictObject({
    subjectKind: z.enum(decisionSubjects),
    /** The id of the case, as the API writes it. */
    subjectId: text(40),
  }),
  reply: z.strictObject({ items: caseEscalations }),
  refusals: [],
})

export const escalateCase = endpoint({
  name: 'escalateCase',
  summary:
    'Hands a case to the compliance officer. Until it is given back, an officer decides it, and never who escalated it.',
  method: 'POST',
  path: '/api/escalations',
  decidesCase: true,
  who: reviewers,
  idempotent: true,
  body: z.strictObject({ subject: decisionSubject, reason: proposalNote }),
  reply: z.strictObject({ id: wireId('escalation') }),
  status: 201,
  refusals: ['not-found', 'application-closed', 'document-decided', 'already-escalated', 'already-proposed'],
})

export const returnEscalation = endpoint({
  name: 'returnEscalation',
  summary: 'Gives an escalated case back to the reviewers, with a note.',
  method: 'POST',
  path: '/api/escalations/:id/return',
  decidesCase: true,
  who: ['officer'],
  idempotent: true,
  params: z.strictObject({ id: wireId('escalation') }),
  body: z.strictObject({ note: proposalNote }),
  reply: z.strictObject({ id: wireId('escalation') }),
  refusals: ['not-found', 'escalation-ended', 'case-escalated', 'already-proposed'],
})
