import { z } from 'zod/mini'
import { staffReference } from '../staff-members/references.ts'
import { endpoint } from '../endpoint.ts'
import { documentHead } from '../documents/shapes.ts'
import { day, instant, pageOf, paging, text, wireId } from '../shapes.ts'
import { identityView, requirement } from './shapes.ts'
import { requirementCodes } from './words.ts'

const reviewing = ['analyst', 'officer'] as const
const ofCustomer = z.strictObject({ id: wireId('cus') })

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
const dossierCustomer = z.strictObject({
  id: wireId('cus'),
  name: text(200),
  kind: z.enum(['person', 'company']),
})

/** The documents that a customer supplied, and those they have to supply. */
export const dossier = z.strictObject({
  customer: dossierCustomer,
  identity: identityView,
  requirements: z.array(requirement),
  requests: z.array(documentRequest),
  /** The files that count, the newest first: for each slot the last decided one and the one under review. */
  documents: z.array(sentDocument),
})
export type DossierWire = z.output<typeof dossier>

export const listReviews = endpoint({
  name: 'listDocumentReviews',
  summary:
    'Documents that wait for a review: of customers who cannot send first, then the one that waits longest.',
  method: 'GET',
  path: '/api/document-reviews',
  who: reviewing,
  query: z.strictObject(paging),
  reply: pageOf(
    z.strictObject({
      ...documentHead,
      customer: z.strictObject({ id: wireId('cus'), name: text(200) }),
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

export const getDossier = endpoint({
  name: 'getDossier',
  summary: 'What a customer showed and is asked to show; the name printed on their document stays sealed.',
  method: 'GET',
  path: '/api/customers/:id/dossier',
  who: reviewing,
  params: ofCustomer,
  reply: dossier,
  refusals: ['not-found'],
})

export const requestDocument = endpoint({
  name: 'requestDocument',
  summary:
    'Asks one customer for a document, whatever the rules say. They read the message; the reason is for staff alone. Where it blocks, it does so once its day is over, or at once where it has none.',
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
  reply: dossier,
  status: 201,
  refusals: ['not-found', 'fields-wrong', 'document-asked-already'],
})

export const withdrawDocumentRequest = endpoint({
  name: 'withdrawDocumentRequest',
  summary: 'No longer asks one customer for a document; what the rules ask for stays.',
  method: 'POST',
  path: '/api/customers/:id/document-requests/withdrawal',
  who: reviewing,
  params: ofCustomer,
  body: z.strictObject({ code: z.enum(requirementCodes) }),
  reply: dossier,
  refusals: ['not-found'],
})
