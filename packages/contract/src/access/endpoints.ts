import { z } from 'zod/mini'
import { endpoint, staffRoles } from '../endpoint.ts'
import { text, wireId } from '../shapes.ts'
import { customerKinds } from './words.ts'

const credentials = z.strictObject({ email: text(254, 3), password: text(200) })

const actingAs = z.strictObject({
  id: wireId('cus'),
  kind: z.enum(customerKinds),
  name: text(200),
  /** Until identity is confirmed an account sees prices and nothing else. */
  mayOrder: z.boolean(),
})

export const customerSession = z.strictObject({
  user: z.strictObject({ id: wireId('usr'), email: text(254), name: text(200) }),
  actingAs,
  /** Everyone this user may act as, the current one included. */
  customers: z.array(actingAs),
})
export type CustomerSession = z.output<typeof customerSession>

export const signIn = endpoint({
  name: 'signIn',
  summary: 'Opens a session for a customer’s user and sets its cookie.',
  method: 'POST',
  path: '/api/session',
  who: 'anyone',
  body: credentials,
  reply: customerSession,
  refusals: ['credentials-unknown', 'too-many-attempts'],
})

export const getSession = endpoint({
  name: 'getSession',
  summary: 'Says who is signed in and for whom they act.',
  method: 'GET',
  path: '/api/session',
  who: 'customer',
  reply: customerSession,
  refusals: [],
})

export const actAs = endpoint({
  name: 'actAs',
  summary: 'Acts for another person or company of the same user from now on, in this session.',
  method: 'PUT',
  path: '/api/session/customer',
  who: 'customer',
  body: z.strictObject({ customerId: wireId('cus') }),
  reply: customerSession,
  refusals: [],
})

export const signOut = endpoint({
  name: 'signOut',
  summary: 'Ends this session everywhere its cookie was copied to.',
  method: 'DELETE',
  path: '/api/session',
  who: 'anyone',
  refusals: [],
})

export const staffSession = z.strictObject({
  staff: z.strictObject({
    id: wireId('stf'),
    email: text(254),
    name: text(200),
    role: z.enum(staffRoles),
  }),
})
export type StaffSession = z.output<typeof staffSession>

export const staffSignIn = endpoint({
  name: 'signIn',
  summary: 'Opens a session for one of the operator’s staff and sets its cookie.',
  method: 'POST',
  path: '/api/session',
  who: 'anyone',
  body: credentials,
  reply: staffSession,
  refusals: ['credentials-unknown', 'too-many-attempts', 'second-factor-required'],
})

export const getStaffSession = endpoint({
  name: 'getSession',
  summary: 'Says which member of staff is signed in.',
  method: 'GET',
  path: '/api/session',
  who: staffRoles,
  reply: staffSession,
  refusals: [],
})

export const staffSignOut = endpoint({ ...signOut })
