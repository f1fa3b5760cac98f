import { z } from 'zod/mini'
import { customerKinds } from '../access/words.ts'
import { proposalShape, reasonedAcceptance } from '../approvals/shapes.ts'
import { customerRisks } from '../customers/words.ts'
import { caseReview } from '../decisions/staff-case-review.ts'
import { seenRefusals } from '../documents/refusals.ts'
import { endpoint } from '../endpoint.ts'
import { exportEndpoint } from '../list-files.ts'
import { instant, moneyShape, pageOf, text, waiting, wireId } from '../shapes.ts'
import { levelNeeds } from './level-shapes.ts'
import { customerLevels, levelApplicationStatuses, politicalExposures, raisedLevels } from './level-words.ts'

const reviewers = ['analyst', 'officer'] as const

/** The customer who applied. */
const levelApplicant = z.strictObject({
  id: wireId('customer'),
  name: text(200),
  kind: z.enum(customerKinds),
})

/** An application for a level that waits for staff. */
const waitingLevelApplication = z.strictObject({
  id: wireId('level-application'),
  customer: levelApplicant,
  level: z.enum(raisedLevels),
  submittedAt: instant,
  dueAt: z.optional(instant),
  proposal: z.optional(proposalShape),
})
export type WaitingLevelApplication = z.output<typeof waitingLevelApplication>

/** The published limits of a level. */
const levelLimits = z.strictObject({ transfer: moneyShape, day: moneyShape, month: moneyShape })

/** An application for a level as staff review it. */
const staffLevelApplication = z.strictObject({
  ...waitingLevelApplication.shape,
  status: z.enum(levelApplicationStatuses),
  /** The present level of the customer. */
  from: z.enum(customerLevels),
  risk: z.optional(z.enum(customerRisks)),
  /**
   * Whether a second person must confirm: the customer is politically exposed, of elevated or high risk, or was checked
   * without a selfie.
   */
  needsTwo: z.boolean(),
  occupation: z.optional(text(100)),
  employer: z.optional(text(120)),
  address: z.optional(text(300)),
  needs: levelNeeds,
  /** A stronger exposure than the declared one that is in force, with the public function where it was declared. */
  exposureInForce: z.optional(
    z.strictObject({ exposure: z.enum(politicalExposures), exposureText: z.optional(text(300)) }),
  ),
  limits: z.strictObject({ before: levelLimits, after: levelLimits }),
  review: caseReview,
})
export type StaffLevelApplication = z.output<typeof staffLevelApplication>

const id = z.strictObject({ id: wireId('level-application') })

export const listLevelApplications = endpoint({
  name: 'listLevelApplications',
  summary:
    'Applications for a higher level that staff must decide, the longest or the shortest waiting first.',
  method: 'GET',
  path: '/api/level-applications',
  who: reviewers,
  query: z.strictObject(waiting),
  reply: pageOf(waitingLevelApplication),
  refusals: [],
})

export const exportLevelApplications = exportEndpoint({
  name: 'exportLevelApplications',
  of: listLevelApplications,
  who: ['officer'],
})

export const getLevelApplication = endpoint({
  name: 'getLevelApplication',
  summary:
    'One application for a higher level, with what it needs and the limits it opens; the view is recorded.',
  method: 'GET',
  path: '/api/level-applications/:id',
  who: reviewers,
  params: id,
  reply: staffLevelApplication,
  refusals: ['not-found'],
})

export const grantLevel = endpoint({
  name: 'grantLevel',
  summary:
    'Raises the customer to the level. For politically exposed persons, elevated risk and an identity that was checked without a selfie it becomes a proposal. Refused while a line of the checklist is open.',
  method: 'POST',
  path: '/api/level-applications/:id/grant',
  decidesCase: true,
  who: reviewers,
  stepUp: true,
  idempotent: true,
  params: id,
  body: reasonedAcceptance,
  reply: staffLevelApplication,
  refusals: [
    'not-found',
    'application-closed',
    'checks-open',
    ...seenRefusals,
    'case-escalated',
    'already-proposed',
  ],
})

export const sendBackLevelApplication = endpoint({
  name: 'sendBackLevelApplication',
  summary: 'Returns an application for a level to the customer, with what to correct.',
  method: 'POST',
  path: '/api/level-applications/:id/return',
  decidesCase: true,
  who: reviewers,
  idempotent: true,
  params: id,
  body: z.strictObject({ message: text(500, 3) }),
  reply: staffLevelApplication,
  refusals: ['not-found', 'application-closed', 'case-escalated', 'already-proposed'],
})
