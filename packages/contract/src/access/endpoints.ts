import { z } from 'zod/mini'
import { restrictionClasses } from '../customers/restrictions/restriction-words.ts'
import { endpoint, staffRoles, type Asker } from '../endpoint.ts'
import { identityStates } from '../onboarding/words.ts'
import { day, instant, text, wireId } from '../shapes.ts'
import { deviceEndpoints } from './device-endpoints.ts'
import { factorEndpoints } from './factor-endpoints.ts'
import { passwordEndpoints } from './password-endpoints.ts'
import { signInEndpoints } from './sign-in-endpoints.ts'
import { stepUpEndpoints } from './step-up-endpoints.ts'
import { memberRoles } from './powers.ts'
import { customerKinds } from './words.ts'

/** The customer that the user acts for, and what the user may do there. */
const actingAs = z.strictObject({
  id: wireId('customer'),
  kind: z.enum(customerKinds),
  /** Verification level, as in the published limits: 'basic', 'standard' or 'enhanced'. */
  level: text(20),
  name: text(200),
  /** False until the identity is confirmed: until then the account sees prices only. */
  mayOrder: z.boolean(),
  /** True when a company may not order because none of its members may sign alone. */
  jointPowers: z.optional(z.boolean()),
  /** Present while the customer may not place orders. It never shows a cause beyond its class. */
  restriction: z.optional(
    z.strictObject({
      class: z.enum(restrictionClasses),
      since: instant,
      /** The day until which it is reviewed. */
      reviewOn: day,
      /** The day on which the operator ends the relationship, if it does. */
      endsOn: z.optional(day),
    }),
  ),
  /** Present while the account is being closed: since when. */
  closingSince: z.optional(instant),
  /** Present once the account is closed: since when, and the day until which its data is kept. */
  closed: z.optional(z.strictObject({ at: instant, keptUntil: day })),
  /**
   * Status of the identity check. With 'missing' and 'not-confirmed' the user has to complete the
   * application.
   */
  identity: z.enum(identityStates),
  /** The user's role in the company. The user of a personal account is its administrator. */
  role: z.enum(memberRoles),
})

/** Who is signed in, the customer they act for, and the customers they may act for. */
export const customerSession = z.strictObject({
  user: z.strictObject({ id: wireId('user'), email: text(254), name: text(200) }),
  actingAs,
  /** Every customer that this user may act for, the current one included. */
  customers: z.array(actingAs),
})
export type CustomerSession = z.output<typeof customerSession>

export const getSession = endpoint({
  name: 'getSession',
  summary: 'The signed-in user and the customer they act for.',
  method: 'GET',
  path: '/api/session',
  who: 'customer',
  power: 'own',
  reply: customerSession,
  refusals: [],
})

export const actAs = endpoint({
  name: 'actAs',
  summary: 'Switches this session to another customer of the same user.',
  method: 'PUT',
  path: '/api/session/customer',
  who: 'customer',
  power: 'own',
  body: z.strictObject({ customerId: wireId('customer') }),
  reply: customerSession,
  refusals: [],
})

export const staffSession = z.strictObject({
  staff: z.strictObject({
    id: wireId('staff'),
    email: text(254),
    name: text(200),
    role: z.enum(staffRoles),
    /** Until this instant they may not confirm proposals of others; absent when they may. */
    confirmsFrom: z.optional(instant),
  }),
  /** True when the session may enrol a second factor and do nothing else until it has one. */
  mustEnrol: z.boolean(),
})
export type StaffSession = z.output<typeof staffSession>

export const getStaffSession = endpoint({
  name: 'getSession',
  summary: 'The signed-in member of staff.',
  method: 'GET',
  path: '/api/session',
  who: staffRoles,
  enrolling: true,
  reply: staffSession,
  refusals: [],
})

/**
 * Endpoints that both listeners have for a signed-in user: factors, step-up, password, devices and sessions.
 */
export type AccountEndpoints = ReturnType<typeof passwordEndpoints> &
  ReturnType<typeof factorEndpoints> &
  ReturnType<typeof stepUpEndpoints> &
  ReturnType<typeof deviceEndpoints>

const themself: Asker = { who: 'customer', power: 'own' }
const anyStaff: Asker = { who: staffRoles }

/** Sign-in, identity proofs and sessions of customers' users. */
export const customerAccess = {
  ...signInEndpoints(customerSession, ['access-suspended']),
  getSession,
  actAs,
  ...passwordEndpoints(themself),
  ...factorEndpoints(themself),
  ...stepUpEndpoints(themself),
  ...deviceEndpoints(themself),
} as const

/** The same for staff, on the back-office listener. */
export const staffAccess = {
  ...signInEndpoints(staffSession),
  getSession: getStaffSession,
  ...passwordEndpoints(anyStaff),
  ...factorEndpoints(anyStaff),
  ...stepUpEndpoints(anyStaff),
  ...deviceEndpoints(anyStaff),
} as const
