import { z } from 'zod/mini'
import { proposalShape, reasonedAcceptance } from '../approvals/shapes.ts'
import { caseReview } from '../decisions/staff-case-review.ts'
import { seenRefusals } from '../documents/refusals.ts'
import { endpoint } from '../endpoint.ts'
import { exportEndpoint } from '../list-files.ts'
import { hit } from '../screening/shapes.ts'
import { instant, pageOf, text, waiting, wireId } from '../shapes.ts'
import { companyFile, companyPeople, ownershipView } from './company-shapes.ts'
import { companyFileStatuses, companyParts, companySections } from './company-words.ts'

const reviewers = ['analyst', 'officer'] as const

/** The screening verdict of a company and its people; 'asked' while it is pending. */
const verdicts = ['asked', 'clear', 'hit'] as const

/** A company’s application that waits for staff. */
const waitingCompanyFile = z.strictObject({
  id: wireId('company-file'),
  customerId: wireId('customer'),
  name: text(200),
  companyType: z.optional(text(80)),
  verdict: z.enum(verdicts),
  submittedAt: instant,
  dueAt: z.optional(instant),
  proposal: z.optional(proposalShape),
})
export type WaitingCompanyFile = z.output<typeof waitingCompanyFile>

/** A part of the application and whether staff accepted it. */
const companyPart = z.strictObject({
  part: z.enum(companyParts),
  /** The name of who accepted it; absent while it is not accepted. */
  acceptedBy: z.optional(text(200, 0)),
  acceptedAt: z.optional(instant),
})

/** A company’s application as staff review it. */
const staffCompanyFile = z.strictObject({
  ...waitingCompanyFile.shape,
  status: z.enum(companyFileStatuses),
  rut: z.optional(text(14)),
  /** Another customer with the same RUT; this application cannot be approved. */
  rutOwnerId: z.optional(wireId('customer')),
  address: z.optional(text(300)),
  file: companyFile,
  ownership: ownershipView,
  people: companyPeople,
  ownersVersion: z.int(),
  /** Whether a second person has to confirm an approval. */
  needsTwo: z.boolean(),
  /** In the order of the form. */
  parts: z.array(companyPart),
  /** What was sent back last. */
  returned: z.array(z.strictObject({ section: z.enum(companySections), text: text(500) })),
  hits: z.array(hit),
  review: caseReview,
})
export type StaffCompanyFile = z.output<typeof staffCompanyFile>

const id = z.strictObject({ id: wireId('company-file') })

export const listCompanyFiles = endpoint({
  name: 'listCompanyFiles',
  summary: 'Applications of companies that staff must decide, the longest or the shortest waiting first.',
  method: 'GET',
  path: '/api/company-files',
  who: reviewers,
  query: z.strictObject(waiting),
  reply: pageOf(waitingCompanyFile),
  refusals: [],
})

export const exportCompanyFiles = exportEndpoint({
  name: 'exportCompanyFiles',
  of: listCompanyFiles,
  who: ['officer'],
})

export const getStaffCompanyFile = endpoint({
  name: 'getCompanyFile',
  summary: 'One company’s application with its people and their screening; the view is recorded.',
  method: 'GET',
  path: '/api/company-files/:id',
  who: reviewers,
  params: id,
  reply: staffCompanyFile,
  refusals: ['not-found'],
})

export const approveCompanyFile = endpoint({
  name: 'approveCompanyFile',
  summary: 'Approves an application; with a hit of the lists this becomes a proposal.',
  method: 'POST',
  path: '/api/company-files/:id/approval',
  decidesCase: true,
  who: reviewers,
  stepUp: true,
  idempotent: true,
  params: id,
  body: reasonedAcceptance,
  reply: staffCompanyFile,
  refusals: [
    'not-found',
    'application-closed',
    'screening-pending',
    'checks-open',
    ...seenRefusals,
    'case-escalated',
    'person-not-identified',
    'already-proposed',
    'rut-has-account',
  ],
})

export const acceptCompanyPart = endpoint({
  name: 'acceptCompanyPart',
  summary:
    'Accepts one part of an application, or takes the acceptance back. The company can change accepted parts only after they are sent back, and an application is approved once every part is accepted.',
  method: 'PUT',
  path: '/api/company-files/:id/parts/:part',
  decidesCase: true,
  who: reviewers,
  params: z.strictObject({ id: wireId('company-file'), part: z.enum(companyParts) }),
  body: z.strictObject({ isAccepted: z.boolean() }),
  reply: staffCompanyFile,
  refusals: ['not-found', 'application-closed', 'case-escalated', 'already-proposed'],
})

export const sendBackCompanyFile = endpoint({
  name: 'sendBackCompanyFile',
  summary: 'Sends the application back to the company with the corrections to make.',
  method: 'POST',
  path: '/api/company-files/:id/return',
  decidesCase: true,
  who: reviewers,
  idempotent: true,
  params: id,
  body: z.strictObject({
    reasons: z
      .array(z.strictObject({ section: z.enum(companySections), text: text(500, 3) }))
      .check(z.minLength(1), z.maxLength(companySections.length)),
  }),
  reply: staffCompanyFile,
  refusals: ['not-found', 'application-closed', 'case-escalated', 'already-proposed'],
})
