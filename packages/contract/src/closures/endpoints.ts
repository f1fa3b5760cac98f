import { z } from 'zod/mini'
import { memberRoles } from '../access/powers.ts'
import { endpoint } from '../endpoint.ts'
import { day, emptyBody, instant, moneyShape, text, wireId } from '../shapes.ts'
import { closureCauses, closureStates, openThings } from './words.ts'

/** Something that has to end before the account is closed. */
const openThing = z.strictObject({
  kind: z.enum(openThings),
  /** The id of the transfer or of the debt; absent for money without a transfer and for an application. */
  id: z.optional(text(40)),
  reference: z.optional(text(20)),
  amount: z.optional(moneyShape),
})
export type OpenThingWire = z.output<typeof openThing>

/** Whether the account is open, being closed or closed, and what is open. */
const closureShape = z.strictObject({
  state: z.enum(closureStates),
  /** Present once the closing was requested: by the customer, or by an exit. */
  cause: z.optional(z.enum(closureCauses)),
  since: z.optional(instant),
  closedAt: z.optional(instant),
  /** The day until which the data of a closed account is kept. */
  keptUntil: z.optional(day),
  /** How many years data is kept after the end of the relationship. */
  keptYears: z.int(),
  /** What is open, each to be settled on its own page. Empty once the account is closed. */
  open: z.array(openThing),
  /** Complaints without an answer. They do not delay the closing, and go on after it. */
  complaints: z.array(z.strictObject({ id: wireId('thread'), folio: text(20), dueAt: z.optional(instant) })),
  /** The other members, who lose their access. */
  others: z.array(z.strictObject({ name: text(200), role: z.enum(memberRoles) })),
})
export type ClosureWire = z.output<typeof closureShape>

export const getClosure = endpoint({
  name: 'getClosure',
  summary: 'Whether the account is open, being closed or closed, and what has to end before.',
  method: 'GET',
  path: '/api/closure',
  who: 'customer',
  power: 'read',
  reply: closureShape,
  refusals: [],
})

export const requestClosure = endpoint({
  name: 'requestClosure',
  summary:
    'Closes the account: orders without a payment are cancelled, and the rest ends first. Ends every session once closed.',
  method: 'POST',
  path: '/api/closure',
  who: 'customer',
  power: 'administer',
  stepUp: true,
  body: emptyBody,
  reply: closureShape,
  refusals: ['account-closing', 'account-closed'],
})

export const withdrawClosure = endpoint({
  name: 'withdrawClosure',
  summary: 'Keeps the account open, while its closing still waits for something.',
  method: 'DELETE',
  path: '/api/closure',
  who: 'customer',
  power: 'administer',
  refusals: ['no-closure'],
})
