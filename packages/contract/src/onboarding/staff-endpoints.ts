import { z } from 'zod/mini'
import { proposalHead, proposalNote } from '../approvals/shapes.ts'
import { caseReview } from '../decisions/staff-case-review.ts'
import { seenRefusals } from '../documents/refusals.ts'
import { seenFiles } from '../documents/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { exportEndpoint } from '../list-files.ts'
import { hit } from '../screening/shapes.ts'
import { emptyBody, instant, pageOf, text, waiting, wireId } from '../shapes.ts'
import { exposures } from '../requirements/level-words.ts'
import { applicationOutcomes, waitingCauses } from './staff-words.ts'
import { applicationAsks } from './words.ts'

const reviewers = ['analyst', 'officer'] as const

/** The proposed decision about an application. */
const applicationProposal = z.strictObject({
  outcome: z.enum(applicationOutcomes),
  /** For a returned application: what the person is asked to review. */
  asks: z.optional(z.array(z.enum(applicationAsks))),
  ...proposalHead,
})

/** A person’s application that waits for staff. */
const waitingApplication = z.strictObject({
  id: wireId('application'),
  customerId: wireId('customer'),
  name: text(200),
  cause: z.enum(waitingCauses),
  waitingSince: instant,
  /** The deadline of the answer that the person was given. */
  dueAt: z.optional(instant),
  proposal: z.optional(applicationProposal),
})
export type WaitingApplication = z.output<typeof waitingApplication>

/** A person’s identity application as staff review it. */
const staffApplication = z.strictObject({
  ...waitingApplication.shape,
  /** False once it was decided. */
  isWaiting: z.boolean(),
  rut: text(20),
  birthDate: text(10),
  nationality: text(2),
  documentNumber: text(20),
  address: text(300),
  phone: text(20),
  occupation: z.optional(text(100)),
  /** The answers of the civil registry, the newest first. */
  attempts: z.array(
    z.strictObject({
      at: instant,
      result: z.enum(['match', 'mismatch', 'not-found', 'deceased', 'rut-known']),
    }),
  ),
  /** What the person declared about a political exposure; absent when they were not asked. */
  exposure: z.optional(z.enum(exposures)),
  hits: z.array(hit),
  review: caseReview,
})
export type StaffApplication = z.output<typeof staffApplication>

const id = z.strictObject({ id: wireId('application') })

export const listApplications = endpoint({
  name: 'listApplications',
  summary: 'Applications of persons that staff must decide, the longest or the shortest waiting first.',
  method: 'GET',
  path: '/api/applications',
  who: reviewers,
  query: z.strictObject(waiting),
  reply: pageOf(waitingApplication),
  refusals: [],
})

export const exportApplications = exportEndpoint({
  name: 'exportApplications',
  of: listApplications,
  who: ['officer'],
})

export const getStaffApplication = endpoint({
  name: 'getApplication',
  summary: 'One person’s application with the reason it waits; the view is recorded.',
  method: 'GET',
  path: '/api/applications/:id',
  who: reviewers,
  params: id,
  reply: staffApplication,
  refusals: [],
})

export const proposeApplication = endpoint({
  name: 'proposeApplication',
  summary: 'Proposes to approve, reopen or refuse an application; a second person must confirm it.',
  method: 'POST',
  path: '/api/applications/:id/proposal',
  decidesCase: true,
  who: reviewers,
  idempotent: true,
  params: id,
  body: z.strictObject({
    outcome: z.enum(applicationOutcomes),
    note: proposalNote,
    asks: z.optional(z.array(z.enum(applicationAsks))),
    /** With 'approve' only. */
    seen: seenFiles,
  }),
  reply: staffApplication,
  refusals: ['application-closed', 'already-proposed', 'checks-open', ...seenRefusals, 'case-escalated'],
})

export const askRegistry = endpoint({
  name: 'askRegistry',
  summary: 'Asks the civil registry again about the applicant, and records its answer.',
  method: 'POST',
  path: '/api/applications/:id/registry-answers',
  who: reviewers,
  idempotent: true,
  params: id,
  body: emptyBody,
  reply: staffApplication,
  refusals: ['application-closed'],
})
