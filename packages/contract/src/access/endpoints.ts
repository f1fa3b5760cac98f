import { z } from 'zod/mini'
import { endpoint, staffRoles, type Asker } from '../endpoint.ts'
import { identityStates } from '../onboarding/words.ts'
import { instant, text, wireId } from '../shapes.ts'
import { deviceEndpoints } from './device-endpoints.ts'
import { factorEndpoints } from './factor-endpoints.ts'
import { passwordEndpoints } from './password-endpoints.ts'
import { signInEndpoints } from './sign-in-endpoints.ts'
import { stepUpEndpoints } from './step-up-endpoints.ts'
import { memberRoles } from './powers.ts'
import { customerKinds } from './words.ts'

/** The customer that the user acts for, and what the user may do there. */
const actingAs = z.strictObject({
  id: wireId('cus'),
  kind: z.enum(customerKinds),
  /** How much is known of them, as the published limits name it: 'basic', 'standard', 'enhanced'. */
  level: text(20),
  name: text(200),
  /** Until identity is confirmed an account sees prices and nothing else. */
  mayOrder: z.boolean(),
  /** Says that nobody of a company may sign alone, and that is why it may not order. */
  jointPowers: z.optional(z.boolean()),
  /** How far it is: 'missing' and 'not-confirmed' lead to the file. */
  identity: z.enum(identityStates),
  /** What the user is there: a person is the administrator of themself. */
  role: z.enum(memberRoles),
})

/** Who is signed in, the customer they act for, and the customers they may act for. */
export const customerSession = z.strictObject({
  user: z.strictObject({ id: wireId('usr'), email: text(254), name: text(200) }),
  actingAs,
  /** Everyone this user may act as, the current one included. */
  customers: z.array(actingAs),
})
export type CustomerSession = z.output<typeof customerSession>

export const getSession = endpoint({
  name: 'getSession',
  summary: 'Says who is signed in and for whom they act.',
  method: 'GET',
  path: '/api/session',
  who: 'customer',
  power: 'own',
  reply: customerSession,
  refusals: [],
})

export const actAs = endpoint({
  name: 'actAs',
  summary: 'Acts for another person or company of the same user from now on, in this session.',
  method: 'PUT',
  path: '/api/session/customer',
  who: 'customer',
  power: 'own',
  body: z.strictObject({ customerId: wireId('cus') }),
  reply: customerSession,
  refusals: [],
})

export const staffSession = z.strictObject({
  staff: z.strictObject({
    id: wireId('stf'),
    email: text(254),
    name: text(200),
    role: z.enum(staffRoles),
    /** Until this instant they may not confirm proposals of others; absent once they may. */
    confirmsFrom: z.optional(instant),
  }),
  /** True: this session may enrol a second factor and do nothing else until one is. */
  mustEnrol: z.boolean(),
})
export type StaffSession = z.output<typeof staffSession>

export const getStaffSession = endpoint({
  name: 'getSession',
  summary: 'Says which member of staff is signed in.',
  method: 'GET',
  path: '/api/session',
  who: staffRoles,
  enrolling: true,
  reply: staffSession,
  refusals: [],
})

/** What both listeners ask alike of whoever is signed in: factors, step-up, password, devices and sessions. */
export type AccountEndpoints = ReturnType<typeof passwordEndpoints> &
  ReturnType<typeof factorEndpoints> &
  ReturnType<typeof stepUpEndpoints> &
  ReturnType<typeof deviceEndpoints>

const themself: Asker = { who: 'customer', power: 'own' }
const anyStaff: Asker = { who: staffRoles }

/** How customers' users come, go, prove who they are, and see where they are signed in. */
export const customerAccess = {
  ...signInEndpoints(customerSession),
  getSession,
  actAs,
  ...passwordEndpoints(themself),
  ...factorEndpoints(themself),
  ...stepUpEndpoints(themself),
  ...deviceEndpoints(themself),
} as const

/** The same for staff, on their own listener. */
export const staffAccess = {
  ...signInEndpoints(staffSession),
  getSession: getStaffSession,
  ...passwordEndpoints(anyStaff),
  ...factorEndpoints(anyStaff),
  ...stepUpEndpoints(anyStaff),
  ...deviceEndpoints(anyStaff),
} as const
