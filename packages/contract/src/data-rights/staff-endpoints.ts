import { z } from 'zod/mini'
import { proposalNote, proposalShape } from '../approvals/shapes.ts'
import { customerReference } from '../customers/references.ts'
import { endpoint } from '../endpoint.ts'
import { exportEndpoint } from '../list-files.ts'
import { pageOf, paging, text, wireId } from '../shapes.ts'
import { dataRequestHead, dataRequestTexts, requestText } from './shapes.ts'
import { dataRequestClocks, dataRequestKinds, dataRequestOutcomes, dataRequestStates } from './words.ts'

const answerers = ['support', 'officer', 'admin'] as const
const id = z.strictObject({ id: wireId('data-request') })

const staffHead = { ...dataRequestHead, customer: customerReference }

/** A request of a person about their data, as a row of the register. */
export const dataRequestRow = z.strictObject(staffHead)
export type DataRequestRow = z.output<typeof dataRequestRow>

/** A request of a person about their data, as staff read it. */
export const staffDataRequest = z.strictObject({
  ...staffHead,
  ...dataRequestTexts,
  /** The person who asked; their identity was proven by step-up. */
  person: z.strictObject({ id: wireId('user'), name: text(200, 0), email: text(254, 0) }),
  extendedBy: z.optional(text(200, 0)),
  answeredBy: z.optional(text(200, 0)),
  /** The second person of an erasure. */
  confirmedBy: z.optional(text(200, 0)),
  mayExtend: z.boolean(),
  /** A legal hold is in force: nothing of the customer is erased. Analysts and the roles that decide erasures read it. */
  legalHold: z.boolean(),
  /** An erasure that waits for a second person. */
  proposal: z.optional(proposalShape),
  /** The answer of the proposed erasure. */
  proposedAnswer: z.optional(requestText),
})
export type StaffDataRequest = z.output<typeof staffDataRequest>

export const listStaffDataRequests = endpoint({
  name: 'listDataRequests',
  summary: 'The register of requests about personal data: open ones by deadline, others the latest first.',
  method: 'GET',
  path: '/api/data-requests',
  who: answerers,
  query: z.strictObject({
    state: z.optional(z.enum(dataRequestStates)),
    kind: z.optional(z.enum(dataRequestKinds)),
    /** `late`: only open ones whose period has ended. */
    clock: z.optional(z.enum(dataRequestClocks)),
    ...paging,
  }),
  reply: pageOf(dataRequestRow),
  refusals: [],
})

export const exportStaffDataRequests = exportEndpoint({
  name: 'exportDataRequests',
  of: listStaffDataRequests,
  who: ['officer', 'admin'],
})

export const getStaffDataRequest = endpoint({
  name: 'getDataRequest',
  summary: 'One request about personal data; the view is recorded.',
  method: 'GET',
  path: '/api/data-requests/:id',
  who: answerers,
  params: id,
  reply: staffDataRequest,
  refusals: [],
})

export const extendDataRequest = endpoint({
  name: 'extendDataRequest',
  summary: 'Extends the period of a request once, with a reason that the person reads.',
  method: 'POST',
  path: '/api/data-requests/:id/extension',
  decidesCase: true,
  who: answerers,
  idempotent: true,
  params: id,
  body: z.strictObject({ reason: requestText }),
  reply: staffDataRequest,
  refusals: ['data-request-closed', 'already-extended', 'not-extendable'],
})

export const answerDataRequest = endpoint({
  name: 'answerDataRequest',
  summary:
    'Grants or refuses a request with an answer that the person reads. An erasure is proposed instead.',
  method: 'POST',
  path: '/api/data-requests/:id/answer',
  decidesCase: true,
  who: answerers,
  idempotent: true,
  params: id,
  body: z.strictObject({ outcome: z.enum(dataRequestOutcomes), answer: requestText }),
  reply: staffDataRequest,
  refusals: ['data-request-closed', 'erasure-needs-second-person'],
})

export const proposeErasure = endpoint({
  name: 'proposeErasure',
  summary: 'Proposes to grant an erasure with its answer; another person confirms it.',
  method: 'POST',
  path: '/api/data-requests/:id/erasure',
  decidesCase: true,
  who: answerers,
  idempotent: true,
  params: id,
  body: z.strictObject({ answer: requestText, note: proposalNote }),
  reply: staffDataRequest,
  status: 201,
  refusals: ['not-found', 'data-request-closed', 'already-proposed'],
})
