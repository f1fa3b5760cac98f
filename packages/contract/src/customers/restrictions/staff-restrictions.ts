import { z } from 'zod/mini'
import { proposalHead, proposalNote, proposalShape } from '../../approvals/shapes.ts'
import { endpoint } from '../../endpoint.ts'
import { exportEndpoint } from '../../list-files.ts'
import { customerKinds } from '../../access/words.ts'
import { day, instant, pageOf, paging, text, wireId } from '../../shapes.ts'
import { staffReference } from '../../staff-members/references.ts'
import {
  restrictionChanges,
  restrictionEnds,
  restrictionKinds,
  restrictionReasons,
  restrictionReviews,
} from './restriction-words.ts'

/** What staff set about a restriction. */
const terms = {
  reason: z.enum(restrictionReasons),
  endsBy: z.enum(restrictionEnds),
  /** The day of the next review. */
  reviewOn: day,
  /** Only of an exit: the day on which the notice ends. */
  effectiveOn: z.optional(day),
}

/** A step in the history of a restriction, with both people. */
const restrictionStep = z.strictObject({
  change: z.enum(restrictionChanges),
  at: instant,
  ...terms,
  owner: staffReference,
  proposedBy: text(200, 0),
  /** Absent when the end of the relationship ended it. */
  confirmedBy: z.optional(text(200, 0)),
  /** The reason in words; for analyst and officer only. */
  note: z.optional(text(1000)),
})

/**
 * A restriction of a customer. Other roles than analyst and officer read the reasons of compliance and of courts as a
 * routine check, and get no legal hold.
 */
const staffRestriction = z.strictObject({
  id: wireId('restriction'),
  kind: z.enum(restrictionKinds),
  ...terms,
  owner: staffReference,
  since: instant,
  endedAt: z.optional(instant),
  /** The latest step first. */
  history: z.array(restrictionStep),
})
export type StaffRestriction = z.output<typeof staffRestriction>

/** A proposal about a restriction that waits for a second person. */
const restrictionProposal = z.strictObject({
  ...proposalHead,
  kind: z.enum(restrictionKinds),
  change: z.enum(restrictionChanges),
  ...terms,
  owner: staffReference,
})
export type RestrictionProposal = z.output<typeof restrictionProposal>

/** What stops a customer, what is proposed, and who may own a restriction. */
export const customerRestrictions = {
  /** Those in force first, then the latest. */
  restrictions: z.array(staffRestriction),
  /** Of other roles than analyst and officer, only their own proposals. */
  restrictionProposals: z.array(restrictionProposal),
  /** Analysts and officers, for whoever may propose. */
  restrictionOwners: z.array(staffReference),
}

/** A restriction in force, as a row of the list that analysts and officers review. */
const restrictionRow = z.strictObject({
  id: wireId('restriction'),
  customer: z.strictObject({ id: wireId('customer'), name: text(200), kind: z.enum(customerKinds) }),
  kind: z.enum(restrictionKinds),
  ...terms,
  owner: staffReference,
  since: instant,
})
export type RestrictionRow = z.output<typeof restrictionRow>

export const listRestrictions = endpoint({
  name: 'listRestrictions',
  summary: 'Restrictions in force, the next review first.',
  method: 'GET',
  path: '/api/restrictions',
  who: ['analyst', 'officer'],
  query: z.strictObject({
    kind: z.optional(z.enum(restrictionKinds)),
    /** `due`: only those whose day of review has come. */
    review: z.optional(z.enum(restrictionReviews)),
    ...paging,
  }),
  reply: pageOf(restrictionRow),
  refusals: [],
})

export const exportRestrictions = exportEndpoint({
  name: 'exportRestrictions',
  of: listRestrictions,
  who: ['officer'],
})

/** The proposal that now waits for a second person. */
const proposed = z.strictObject({ proposal: proposalShape })

export const proposeRestriction = endpoint({
  name: 'proposeRestriction',
  summary:
    'Proposes to restrict a customer; another person confirms it. Support proposes for lost credentials only.',
  method: 'POST',
  path: '/api/customers/:id/restrictions',
  who: ['support', 'analyst', 'officer'],
  idempotent: true,
  params: z.strictObject({ id: wireId('customer') }),
  body: z.strictObject({
    kind: z.enum(restrictionKinds),
    ...terms,
    ownerId: wireId('staff'),
    note: proposalNote,
  }),
  reply: proposed,
  status: 201,
  refusals: [
    'customer-closed',
    'not-found',
    'not-allowed',
    'fields-wrong',
    'already-proposed',
    'already-restricted',
  ],
})

/** The terms of a restriction as staff propose them. */
const proposedTerms = z.strictObject({ ...terms, ownerId: wireId('staff'), note: proposalNote })
export type RestrictionTermsWire = z.output<typeof proposedTerms>

export const proposeRestrictionChange = endpoint({
  name: 'proposeRestrictionChange',
  summary: 'Proposes another reason, owner or review day of a restriction.',
  method: 'POST',
  path: '/api/restrictions/:id/changes',
  decidesCase: true,
  who: ['analyst', 'officer'],
  idempotent: true,
  params: z.strictObject({ id: wireId('restriction') }),
  body: proposedTerms,
  reply: proposed,
  status: 201,
  refusals: ['not-found', 'fields-wrong', 'already-proposed', 'restriction-ended'],
})

export const proposeRestrictionEnd = endpoint({
  name: 'proposeRestrictionEnd',
  summary: 'Proposes to end a restriction.',
  method: 'POST',
  path: '/api/restrictions/:id/end',
  decidesCase: true,
  who: ['analyst', 'officer'],
  idempotent: true,
  params: z.strictObject({ id: wireId('restriction') }),
  body: z.strictObject({ note: proposalNote }),
  reply: proposed,
  status: 201,
  refusals: ['not-found', 'already-proposed', 'restriction-ended'],
})
