import { z } from 'zod/mini'
import { proposalHead, proposalNote, reasonedProposal } from '../approvals/shapes.ts'
import { endpoint, staffRoles } from '../endpoint.ts'
import { exportEndpoint } from '../list-files.ts'
import { staffSession } from '../access/endpoints.ts'
import { instant, pageOf, text, wireId } from '../shapes.ts'
import { staffChanges, staffStatuses } from './staff-words.ts'

const id = z.strictObject({ id: wireId('staff') })

/** A proposed change of a staff account. */
const staffChangeProposal = z.strictObject({
  action: z.enum(staffChanges),
  /** The new role, or the role of the invitation. */
  role: z.optional(z.enum(staffRoles)),
  ...proposalHead,
})

/** A member of staff. */
export const staffMember = z.strictObject({
  id: wireId('staff'),
  name: text(200),
  email: text(254),
  role: z.enum(staffRoles),
  status: z.enum(staffStatuses),
  createdAt: instant,
  closedAt: z.optional(instant),
  /** Until this instant they may not confirm proposals of others; absent once they may. */
  confirmsFrom: z.optional(instant),
  secondFactor: z.boolean(),
  /** The number of valid sessions. */
  sessions: z.int(),
  lastSeenAt: z.optional(instant),
  proposal: z.optional(staffChangeProposal),
})
export type StaffMember = z.output<typeof staffMember>

export const listStaffMembers = endpoint({
  name: 'listStaffMembers',
  summary: 'Members of staff, present and former, newest first, with open proposals about them.',
  method: 'GET',
  path: '/api/staff-members',
  who: ['officer', 'admin'],
  query: z.strictObject({
    status: z.optional(z.enum(staffStatuses)),
    after: z.optional(text(200)),
    limit: z.optional(z.int()),
  }),
  reply: pageOf(staffMember),
  refusals: [],
})

export const exportStaffMembers = exportEndpoint({
  name: 'exportStaffMembers',
  of: listStaffMembers,
  who: ['officer', 'admin'],
})

export const getStaffMember = endpoint({
  name: 'getStaffMember',
  summary: 'One member of staff, with what is proposed about them.',
  method: 'GET',
  path: '/api/staff-members/:id',
  who: ['officer', 'admin'],
  params: id,
  reply: staffMember,
  refusals: [],
})

export const inviteStaffMember = endpoint({
  name: 'inviteStaffMember',
  summary:
    'Proposes to invite a member of staff. A second person confirms, unless there is only one. A code, valid for three days, is then sent by e-mail.',
  method: 'POST',
  path: '/api/staff-members',
  who: ['admin'],
  stepUp: true,
  idempotent: true,
  body: z.strictObject({
    name: text(200, 2),
    email: text(254, 3),
    role: z.enum(staffRoles),
    note: proposalNote,
  }),
  reply: staffMember,
  status: 201,
  refusals: [
    'staff-known',
    'mail-domain-refused',
    'second-person-first',
    'already-proposed',
    'fields-wrong',
    'too-many-codes',
  ],
})

export const inviteStaffMemberAgain = endpoint({
  name: 'inviteStaffMemberAgain',
  summary:
    'Proposes to send an invited person another code; a second person confirms, unless there is only one member of staff.',
  method: 'POST',
  path: '/api/staff-members/:id/invitation',
  who: ['admin'],
  stepUp: true,
  idempotent: true,
  params: id,
  body: reasonedProposal,
  reply: staffMember,
  refusals: ['staff-status', 'mail-domain-refused', 'already-proposed', 'too-many-codes'],
})

export const acceptStaffInvitation = endpoint({
  name: 'acceptStaffInvitation',
  summary: 'Sets the first password with the mailed code, and opens a session to enrol a second factor.',
  method: 'POST',
  path: '/api/staff-invitations/:id/acceptance',
  who: 'anyone',
  atMost: { times: 30, perMinutes: 10 },
  params: id,
  body: z.strictObject({ code: text(20), password: text(400) }),
  reply: staffSession,
  refusals: ['code-wrong', 'code-expired', 'fields-wrong'],
})

export const proposeStaffChange = endpoint({
  name: 'proposeStaffChange',
  summary:
    'Proposes another role for a member of staff, to close their account, or to let them register again without their password and second factors; a second person must confirm it.',
  method: 'POST',
  path: '/api/staff-members/:id/proposal',
  who: ['admin'],
  idempotent: true,
  params: id,
  body: z.strictObject({
    action: z.enum(['role', 'close', 'register-again']),
    /** Required for the action `role`. */
    role: z.optional(z.enum(staffRoles)),
    note: proposalNote,
  }),
  reply: staffMember,
  refusals: [
    'already-proposed',
    'own-account',
    'last-administrator',
    'staff-status',
    'mail-domain-refused',
    'fields-wrong',
  ],
})

export const proposeEarlyConfirmation = endpoint({
  name: 'proposeEarlyConfirmation',
  summary:
    'Proposes that a person whose role is new may confirm immediately. Two compliance officers decide.',
  method: 'POST',
  path: '/api/staff-members/:id/early-confirmation',
  who: ['officer'],
  idempotent: true,
  params: id,
  body: reasonedProposal,
  reply: staffMember,
  refusals: ['already-proposed', 'own-account', 'staff-status', 'too-new-to-confirm'],
})

export const lockStaffMember = endpoint({
  name: 'lockStaffMember',
  summary:
    'Locks a staff account at once and ends its sessions. Only a change `register-again`, which two people decide, unlocks it.',
  method: 'POST',
  path: '/api/staff-members/:id/lock',
  who: ['officer', 'admin'],
  stepUp: true,
  idempotent: true,
  params: id,
  body: z.strictObject({ note: proposalNote }),
  reply: staffMember,
  refusals: ['own-account', 'last-administrator', 'staff-status'],
})

export const endStaffSessions = endpoint({
  name: 'endStaffSessions',
  summary: 'Ends every session of a member of staff at once; they may sign in again.',
  method: 'DELETE',
  path: '/api/staff-members/:id/sessions',
  who: ['officer', 'admin'],
  params: id,
  refusals: [],
})
