import { z } from 'zod/mini'
import { staffReference } from '../staff-members/references.ts'
import { endpoint } from '../endpoint.ts'
import { exportEndpoint } from '../list-files.ts'
import { companyPeople } from '../onboarding/company-shapes.ts'
import { documentHead } from '../documents/shapes.ts'
import { day, instant, pageOf, paging, text, wireId } from '../shapes.ts'
import { identityView, requirement } from './shapes.ts'
import { requirementCodes } from './words.ts'

const reviewing = ['analyst', 'officer'] as const
const ofCustomer = z.strictObject({ id: wireId('customer') })

/** A document that staff request from one customer. */
const documentRequest = z.strictObject({
  code: z.enum(requirementCodes),
  blocks: z.boolean(),
  /** For staff only. */
  reason: text(500),
  /** What the customer reads. */
  message: z.optional(text(500)),
  dueOn: z.optional(day),
  by: text(200, 0),
  askedAt: instant,
})

/** A file that counts, with the id of its case. */
const sentDocument = z.strictObject(documentHead)

/** The customer of the documents. */
const requirementsCustomer = z.strictObject({
  id: wireId('customer'),
  name: text(200),
  kind: z.enum(['person', 'company']),
})

/** The documents that a customer supplied, and those they have to supply. */
export const documentRequirements = z.strictObject({
  customer: requirementsCustomer,
  identity: identityView,
  requirements: z.array(requirement),
  requests: z.array(documentRequest),
  /** The files that count, the newest first: for each slot the last decided one and the one under review. */
  documents: z.array(sentDocument),
  /** Of a company: the persons behind it, whose files are at their page. */
  people: z.optional(companyPeople),
})
export type DocumentRequirementsWire = z.output<typeof documentRequirements>

export const listReviews = endpoint({
  name: 'listDocumentReviews',
  summary: 'Documents in need of review: first those of customers who cannot send, then the longest waiting.',
  method: 'GET',
  path: '/api/document-reviews',
  who: reviewing,
  query: z.strictObject(paging),
  reply: pageOf(
    z.strictObject({
      ...documentHead,
      customer: z.strictObject({ id: wireId('customer'), name: text(200) }),
      /** Whether its customer cannot send money now. */
      blocks: z.boolean(),
      /** The deadline of the operator's answer, when there is one. */
      dueAt: z.optional(instant),
      /** The member of staff it is assigned to. */
      holder: z.optional(staffReference),
    }),
  ),
  refusals: [],
})

export const exportDocumentReviews = exportEndpoint({
  name: 'exportDocumentReviews',
  of: listReviews,
  who: ['officer'],
})

export const getDocumentRequirements = endpoint({
  name: 'getDocumentRequirements',
  summary:
    'The document requirements of a customer, met and open; the name printed on the document stays encrypted.',
  method: 'GET',
  path: '/api/customers/:id/requirements',
  who: reviewing,
  params: ofCustomer,
  reply: documentRequirements,
  refusals: ['not-found'],
})

export const requestDocument = endpoint({
  name: 'requestDocument',
  summary:
    'Requests a document from one customer, whatever the rules require. The customer reads the message; the reason is for staff. If it blocks sending, it does so after its day, or at once without one.',
  method: 'POST',
  path: '/api/customers/:id/document-requests',
  who: reviewing,
  idempotent: true,
  params: ofCustomer,
  body: z.strictObject({
    code: z.enum(requirementCodes),
    blocks: z.boolean(),
    reason: text(500, 3),
    message: text(500, 3),
    /** The deadline: today or later. */
    dueOn: z.optional(day),
  }),
  reply: documentRequirements,
  status: 201,
  refusals: ['not-found', 'fields-wrong', 'document-asked-already'],
})

export const withdrawDocumentRequest = endpoint({
  name: 'withdrawDocumentRequest',
  summary: 'Withdraws a request for a document; requirements of the rules stay.',
  method: 'POST',
  path: '/api/customers/:id/document-requests/withdrawal',
  who: reviewing,
  params: ofCustomer,
  body: z.strictObject({ code: z.enum(requirementCodes) }),
  reply: documentRequirements,
  refusals: ['not-found'],
})
