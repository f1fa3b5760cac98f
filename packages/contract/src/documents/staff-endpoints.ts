import { z } from 'zod/mini'
import { endpoint, fileEndpoint } from '../endpoint.ts'
import { pageOf, paging, text, wireId, emptyBody } from '../shapes.ts'
import { documentFacts } from './facts.ts'
import { seenRefusals } from './refusals.ts'
import { documentLink, linkQuery, ofDocument, seenFile, staffDocument } from './shapes.ts'
import { documentKinds, documentReasons, documentStates, documentTypes, documentVerdicts } from './words.ts'

export type { StaffDocumentWire } from './shapes.ts'

/** Support may see that a document exists, never its content. */
const knowing = ['support', 'analyst', 'officer'] as const
const reviewing = ['analyst', 'officer'] as const

export const listStaffDocuments = endpoint({
  name: 'listDocuments',
  summary: 'Documents in one state (by default those in need of review), the longest waiting first.',
  method: 'GET',
  path: '/api/documents',
  who: knowing,
  query: z.strictObject({
    state: z.optional(z.enum(documentStates)),
    kind: z.optional(z.enum(documentKinds)),
    customerId: z.optional(wireId('customer')),
    ...paging,
  }),
  reply: pageOf(staffDocument),
  refusals: [],
})

export const getStaffDocument = endpoint({
  name: 'getDocument',
  summary: 'One document, without its content.',
  method: 'GET',
  path: '/api/documents/:id',
  who: knowing,
  params: ofDocument,
  reply: staffDocument,
  refusals: [],
})

export const takeDocument = endpoint({
  name: 'takeDocument',
  summary: 'Assigns a document to the caller for review; its customer can no longer withdraw it.',
  method: 'POST',
  path: '/api/documents/:id/review',
  who: reviewing,
  params: ofDocument,
  body: emptyBody,
  reply: staffDocument,
  refusals: ['document-decided'],
})

/** The outcome of a document’s review. */
const documentVerdict = z.strictObject({
  verdict: z.enum(documentVerdicts),
  /** Required unless it is accepted. */
  reason: z.optional(z.enum(documentReasons)),
  /** A remark for the customer, in addition to the text of the reason. */
  remark: z.optional(text(300)),
  /** The data read from the document, when its kind requires them; with 'accepted' only. */
  facts: z.optional(documentFacts),
  /** The file that was shown to the caller, who opened it. Required with 'accepted', and with it only. */
  seen: z.optional(seenFile),
})
export type DocumentVerdictBody = z.output<typeof documentVerdict>

/** Refusals of a verdict, also of one that is only checked. */
const verdictRefusals = [
  'document-decided',
  'document-in-review',
  ...seenRefusals,
  'document-not-inspected',
  'fields-wrong',
  'case-escalated',
] as const

/**
 * Facts that raise what a customer may send, or change who signs for a company. The rehearsal requires the step-up too, so
 * that it is asked for while the document is open.
 */
const weightyFacts = { when: 'the facts state a ceiling of funds or signing powers' } as const

export const rehearseVerdict = endpoint({
  name: 'rehearseVerdict',
  summary:
    'Checks a verdict without deciding: returns what would be refused, and assigns the document to the caller.',
  method: 'POST',
  path: '/api/documents/:id/verdict-rehearsal',
  decidesCase: true,
  who: reviewing,
  stepUp: weightyFacts,
  params: ofDocument,
  body: documentVerdict,
  reply: staffDocument,
  refusals: verdictRefusals,
})

export const decideDocument = endpoint({
  name: 'decideDocument',
  summary:
    'Accepts a document, refuses it with a reason, or requests a newer one in place of an accepted one.',
  method: 'POST',
  path: '/api/documents/:id/verdict',
  decidesCase: true,
  who: reviewing,
  stepUp: weightyFacts,
  idempotent: true,
  params: ofDocument,
  body: documentVerdict,
  reply: staffDocument,
  refusals: verdictRefusals,
})

export const inspectDocument = endpoint({
  name: 'inspectDocument',
  summary: 'Has the virus scanner read a stored document again, and records what it found.',
  method: 'POST',
  path: '/api/documents/:id/inspection',
  who: reviewing,
  idempotent: true,
  params: ofDocument,
  body: emptyBody,
  reply: staffDocument,
  refusals: ['document-gone', 'scanner-missing'],
})

export const placeLegalHold = endpoint({
  name: 'placeLegalHold',
  summary: 'Places or lifts a legal hold on a document, with a reason.',
  method: 'PUT',
  path: '/api/documents/:id/legal-hold',
  who: ['officer'],
  params: ofDocument,
  body: z.strictObject({ held: z.boolean(), why: text(500, 3) }),
  reply: staffDocument,
  refusals: ['document-gone'],
})

export const createStaffDocumentLink = endpoint({
  name: 'createDocumentLink',
  summary: 'A link to a document’s content, valid for the caller for two minutes.',
  method: 'POST',
  path: '/api/documents/:id/links',
  who: reviewing,
  params: ofDocument,
  body: emptyBody,
  reply: documentLink,
  status: 201,
  refusals: ['document-gone'],
})

export const getStaffDocumentContent = fileEndpoint({
  name: 'getDocumentContent',
  summary: 'A document’s content, by a link made for the caller; every view is recorded.',
  method: 'GET',
  path: '/api/documents/:id/content',
  who: reviewing,
  params: ofDocument,
  query: linkQuery,
  stream: documentTypes,
  refusals: ['link-ended', 'document-gone'],
})
