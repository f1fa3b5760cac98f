import { z } from 'zod/mini'
import { proposalHead, proposalNote } from '../approvals/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { hit } from '../screening/shapes.ts'
import { instant, pageOf, text, wireId } from '../shapes.ts'
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
  id: wireId('app'),
  customerId: wireId('cus'),
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
  hits: z.array(hit),
})
export type StaffApplication = z.output<typeof staffApplication>

const id = z.strictObject({ id: wireId('app') })

export const listApplications = endpoint({
  name: 'listApplications',
  summary: 'Files of applicants that wait for staff, the one that waits longest at the top.',
  method: 'GET',
  path: '/api/applications',
  who: reviewers,
  query: z.strictObject({
    after: z.optional(wireId('app')),
    limit: z.optional(z.int()),
  }),
  reply: pageOf(waitingApplication),
  refusals: [],
})

export const getStaffApplication = endpoint({
  name: 'getApplication',
  summary: 'One applicant’s file with what made it wait; looking at it is recorded.',
  method: 'GET',
  path: '/api/applications/:id',
  who: reviewers,
  params: id,
  reply: staffApplication,
  refusals: [],
})

export const proposeApplication = endpoint({
  name: 'proposeApplication',
  summary: 'Proposes to approve, reopen or refuse; a second person has to confirm it.',
  method: 'POST',
  path: '/api/applications/:id/proposal',
  who: reviewers,
  idempotent: true,
  params: id,
  body: z.strictObject({
    outcome: z.enum(applicationOutcomes),
    note: proposalNote,
    asks: z.optional(z.array(z.enum(applicationAsks))),
  }),
  reply: staffApplication,
  refusals: ['application-closed', 'already-proposed'],
})
