import { z } from 'zod/mini'
import { memberRoles } from '../../access/powers.ts'
import { userDevice } from '../../access/staff-user-endpoints.ts'
import { endpoint, staffRoles } from '../../endpoint.ts'
import { companyPersonStates } from '../../onboarding/company-person-words.ts'
import { identityStates } from '../../onboarding/words.ts'
import { hit } from '../../screening/shapes.ts'
import { day, instant, moneyShape, text, wireId } from '../../shapes.ts'
import { signatureRequestStates } from '../../transfers/words.ts'
import { staffTransferSummary } from '../../transfers/staff-endpoints.ts'
import { memberSigning } from './member-endpoints.ts'
import { customerReference } from '../references.ts'
import { customerMember } from '../staff-shapes.ts'
import { memberInvitationStates } from '../words.ts'

/** What a check against the lists was about: the member's own account, or the people of the company. */
export const memberCheckSubjects = ['own-account', 'company'] as const
export type MemberCheckSubject = (typeof memberCheckSubjects)[number]

/** What happened to a membership. */
export const membershipChanges = ['joined', 'role-changed', 'removed'] as const
export type MembershipChange = (typeof membershipChanges)[number]

const { role: _role, since: _since, ...contact } = customerMember.shape

/** A person who acts, or acted, for a customer. */
export const memberRecord = z.strictObject({
  ...contact,
  customer: customerReference,
  /** Role, and since when; absent once they are no longer a member. */
  membership: z.optional(z.strictObject({ role: z.enum(memberRoles), since: instant })),
  /** How the member signs for the company by its powers; absent while no powers are recorded. */
  signing: z.optional(z.array(memberSigning)),
  /** The latest invitation of their address. */
  invitation: z.optional(
    z.strictObject({
      id: wireId('member-invitation'),
      role: z.enum(memberRoles),
      state: z.enum(memberInvitationStates),
      invitedBy: text(200, 0),
      sentAt: instant,
      expiresAt: instant,
    }),
  ),
  /** Their account as a person, whose identity counts for the company. */
  ownAccount: z.optional(z.strictObject({ customer: customerReference, identity: z.enum(identityStates) })),
  /** The identity document that the company has to present for them; for analyst and officer only. */
  person: z.optional(
    z.strictObject({
      name: text(200),
      state: z.enum(companyPersonStates),
      validUntil: z.optional(day),
      documents: z.array(wireId('document')),
    }),
  ),
  /** The latest checks against the lists, with the hits on their name; for analyst and officer only. */
  checks: z.optional(
    z.array(
      z.strictObject({
        of: z.enum(memberCheckSubjects),
        verdict: z.enum(['clear', 'hit']),
        at: instant,
        listVersion: text(80),
        hits: z.array(hit),
      }),
    ),
  ),
  /** The browsers that they signed in from, the last used first; at most 100. */
  browsers: z.array(userDevice),
  /** The latest transfers that they ordered for this customer, among its latest 2,000. */
  ordered: z.array(staffTransferSummary),
  /** The latest orders that they asked signatures for or signed; at most 20. */
  signatures: z.array(
    z.strictObject({
      id: wireId('signature-request'),
      did: z.enum(['requested', 'signed']),
      at: instant,
      state: z.enum(signatureRequestStates),
      send: moneyShape,
      transferId: z.optional(wireId('transfer')),
    }),
  ),
  /** What happened to the membership, the latest first. */
  history: z.array(
    z.strictObject({
      change: z.enum(membershipChanges),
      at: instant,
      from: z.optional(z.enum(memberRoles)),
      to: z.optional(z.enum(memberRoles)),
      /** Who did it; absent where it is not known. */
      by: z.optional(text(200)),
    }),
  ),
})
export type MemberRecord = z.output<typeof memberRecord>

export const getCustomerMember = endpoint({
  name: 'getCustomerMember',
  summary:
    'A person who acts for a customer: role, powers, identity, browsers, and what they ordered and signed; the view is recorded.',
  method: 'GET',
  path: '/api/customers/:id/members/:user',
  who: staffRoles,
  params: z.strictObject({ id: wireId('customer'), user: wireId('user') }),
  reply: memberRecord,
  refusals: [],
})
