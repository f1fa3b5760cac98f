import { z } from 'zod/mini'
import { proposalHead, proposalNote } from '../approvals/shapes.ts'
import { customerReference } from '../customers/references.ts'
import { acceptedText } from '../customers/staff-shapes.ts'
import { endpoint, staffRoles } from '../endpoint.ts'
import { instant, text, wireId } from '../shapes.ts'
import { accessChanges, identifications } from './access-changes.ts'
import { memberRoles } from './powers.ts'

/** A user as other objects name them. */
const userReference = z.strictObject({ id: wireId('user'), name: text(200) })

/** What a browser said that it is; both are absent when it said nothing that we know. */
const browserName = { browser: z.optional(text(60)), system: z.optional(text(60)) }

/** A proposed change of a user's access. */
const accessProposal = z.strictObject({
  action: z.enum(accessChanges),
  /** The new e-mail or phone; absent for the action `end-factors`. */
  contact: z.optional(text(254)),
  identified: z.enum(identifications),
  ...proposalHead,
})
export type AccessProposal = z.output<typeof accessProposal>

/** A browser that a user signed in from. */
export const userDevice = z.strictObject({
  id: wireId('device'),
  ...browserName,
  firstSeenAt: instant,
  seenAt: instant,
  /** Until when it skips the second factor. */
  rememberedUntil: z.optional(instant),
})

/** A user who acts for customers, as staff see them. */
export const staffUser = z.strictObject({
  id: wireId('user'),
  name: text(200),
  email: text(254),
  emailVerified: z.boolean(),
  phone: z.optional(text(30)),
  phoneVerified: z.boolean(),
  secondFactor: z.boolean(),
  /** The number of valid sessions. */
  sessions: z.int(),
  lastSeenAt: z.optional(instant),
  /** The customers that they act for, the longest-standing first. */
  memberships: z.array(
    z.strictObject({ customer: customerReference, role: z.enum(memberRoles), since: instant }),
  ),
  /** The browsers that they signed in from, the last used first; at most 100. */
  devices: z.array(userDevice),
  accepted: z.array(acceptedText),
  proposal: z.optional(accessProposal),
})
export type StaffUser = z.output<typeof staffUser>

/** A browser of a user as staff see it. */
export const staffDevice = z.strictObject({
  ...userDevice.shape,
  user: userReference,
  /** Its valid sessions, the latest first. */
  sessions: z.array(z.strictObject({ customer: customerReference, since: instant, seenAt: instant })),
  /** Other users who signed in from the same browser; for analyst and officer only. */
  alsoUsedBy: z.optional(
    z.array(z.strictObject({ user: userReference, deviceId: wireId('device'), seenAt: instant })),
  ),
})
export type StaffDevice = z.output<typeof staffDevice>

export const getUser = endpoint({
  name: 'getUser',
  summary: 'A user who acts for customers: contact, roles, browsers; the view is recorded.',
  method: 'GET',
  path: '/api/users/:id',
  who: staffRoles,
  params: z.strictObject({ id: wireId('user') }),
  reply: staffUser,
  refusals: [],
})

export const proposeAccessChange = endpoint({
  name: 'proposeAccessChange',
  summary:
    'Proposes to end the second factors of a user who lost them, or to replace their e-mail or phone; a second person must confirm it.',
  method: 'POST',
  path: '/api/users/:id/access-proposal',
  who: ['support', 'analyst', 'officer'],
  idempotent: true,
  params: z.strictObject({ id: wireId('user') }),
  body: z.strictObject({
    action: z.enum(accessChanges),
    identified: z.enum(identifications),
    /** Required for the action `set-email`. */
    email: z.optional(text(254)),
    /** Required for the action `set-phone`. */
    phone: z.optional(text(30)),
    note: proposalNote,
  }),
  refusals: ['already-proposed', 'no-second-factor', 'fields-wrong'],
})

export const getUserDevice = endpoint({
  name: 'getUserDevice',
  summary: 'A browser that a user signed in from, with its sessions; the view is recorded.',
  method: 'GET',
  path: '/api/user-devices/:id',
  who: staffRoles,
  params: z.strictObject({ id: wireId('device') }),
  reply: staffDevice,
  refusals: [],
})
