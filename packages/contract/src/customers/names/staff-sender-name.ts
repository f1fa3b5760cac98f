import { z } from 'zod/mini'
import { proposalShape, reasonedAcceptance } from '../../approvals/shapes.ts'
import { screeningAnswer } from '../../decisions/staff-case-review.ts'
import { seenRefusals } from '../../documents/refusals.ts'
import { caseFile } from '../../documents/shapes.ts'
import { endpoint } from '../../endpoint.ts'
import { exportEndpoint } from '../../list-files.ts'
import { hit } from '../../screening/shapes.ts'
import { instant, pageOf, text, waiting, wireId } from '../../shapes.ts'
import { nameRefusals } from '../words.ts'

const reviewers = ['analyst', 'officer'] as const
const id = z.strictObject({ id: wireId('name-request') })

/** A request to change a sender’s name that waits for staff. */
const waitingNameRequest = z.strictObject({
  id: wireId('name-request'),
  customerId: wireId('customer'),
  /** The current name and the requested one. */
  name: text(200),
  asked: text(200),
  verdict: z.enum(['asked', 'clear', 'hit']),
  askedAt: instant,
  dueAt: instant,
  proposal: z.optional(proposalShape),
})
export type WaitingName = z.output<typeof waitingNameRequest>

/** A request to change a sender’s name, as staff review it. */
const staffName = z.strictObject({
  ...waitingNameRequest.shape,
  documentName: z.optional(text(200)),
  /** Both names as recipients' banks receive them. */
  nameWritten: z.optional(text(200)),
  askedWritten: z.optional(text(200)),
  decision: z.optional(z.enum(['accepted', 'refused'])),
  reason: z.optional(z.enum(nameRefusals)),
  hits: z.array(hit),
  /** The documents with the name, which who accepts has to open. */
  files: z.array(caseFile),
  /** Absent before the first answer of the lists. */
  screening: z.optional(screeningAnswer),
})
export type StaffNameRequest = z.output<typeof staffName>

export const listNameRequests = endpoint({
  name: 'listNameRequests',
  summary: 'Requested sender names that staff must decide, the longest or the shortest waiting first.',
  method: 'GET',
  path: '/api/name-requests',
  who: reviewers,
  query: z.strictObject(waiting),
  reply: pageOf(waitingNameRequest),
  refusals: [],
})

export const exportNameRequests = exportEndpoint({
  name: 'exportNameRequests',
  of: listNameRequests,
  who: ['officer'],
})

export const getNameRequest = endpoint({
  name: 'getNameRequest',
  summary: 'One requested sender name, beside the present one and the document’s; the view is recorded.',
  method: 'GET',
  path: '/api/name-requests/:id',
  who: reviewers,
  params: id,
  reply: staffName,
  refusals: ['not-found'],
})

export const acceptNameRequest = endpoint({
  name: 'acceptNameRequest',
  summary: 'Accepts a requested name; with a hit of the lists this becomes a proposal.',
  method: 'POST',
  path: '/api/name-requests/:id/acceptance',
  decidesCase: true,
  who: reviewers,
  idempotent: true,
  params: id,
  body: reasonedAcceptance,
  reply: staffName,
  refusals: ['not-found', 'application-closed', 'screening-pending', ...seenRefusals, 'already-proposed'],
})

export const refuseNameRequest = endpoint({
  name: 'refuseNameRequest',
  summary: 'Refuses a name, with a reason that the customer reads.',
  method: 'POST',
  path: '/api/name-requests/:id/refusal',
  decidesCase: true,
  who: reviewers,
  idempotent: true,
  params: id,
  body: z.strictObject({ reason: z.enum(nameRefusals) }),
  reply: staffName,
  refusals: ['not-found', 'application-closed', 'already-proposed'],
})
