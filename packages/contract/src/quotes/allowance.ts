import { z } from 'zod/mini'
import { customerKinds } from '../access/words.ts'
import { diligenceWindows } from '../customers/diligence-words.ts'
import { endpoint } from '../endpoint.ts'
import { decimal, instant, moneyShape, text } from '../shapes.ts'
import { allowanceReasons, allowanceWays, orderCounts } from './words.ts'

/** What one order may send now, in CLP, and what bounds it. */
export const allowanceShape = z.strictObject({
  /** Whose it is: the caller's, or that of whoever has just confirmed who they are. */
  of: z.enum(['caller', 'newcomer']),
  /** An order of this amount is accepted, one peso more is refused for the reason; 0 when none is accepted. */
  maximum: moneyShape,
  reason: z.enum(allowanceReasons),
  /** Of 'evidence': the window whose threshold bounds it. */
  window: z.optional(z.enum(diligenceWindows)),
  /** Of a number of orders or recipients: how many there may be. */
  count: z.optional(z.int()),
  /** From when the reason leaves more room, where time does that. */
  freesAt: z.optional(instant),
  /** What gives more room, the nearest first. */
  ways: z.array(z.enum(allowanceWays)),
})
export type AllowanceWire = z.output<typeof allowanceShape>

/** A limit over a rolling window, in CLP. */
const limitWindow = z.strictObject({
  window: z.enum(diligenceWindows),
  limit: moneyShape,
  used: moneyShape,
  free: moneyShape,
  /** When the oldest order leaves the window. */
  freesAt: z.optional(instant),
})

/** By when an order has to be paid; shorter for whoever has left orders unpaid. */
const fundingTermShape = z.strictObject({
  hours: z.int(),
  /** Above this amount the time is shorter. */
  largeFrom: moneyShape,
  largeHours: z.int(),
  /** Orders that ended without payment in the last days. */
  unpaid: z.int(),
  unpaidDays: z.int(),
  /** Whether they have shortened the time. */
  shortened: z.boolean(),
})

/** The customer’s limits in CLP: used, free, and those of the next level. */
const ownLimitsShape = z.strictObject({
  kind: z.enum(customerKinds),
  /** 'basic', 'standard' or 'enhanced': how much is known of the customer. */
  level: text(20),
  allowance: allowanceShape,
  /** The most one order may send. */
  transfer: moneyShape,
  /** What may be sent in windows that roll, open orders included. */
  windows: z.array(limitWindow),
  /** Above these evidence of funds is asked for; evidence that was accepted has raised them. */
  evidence: z.array(limitWindow),
  counts: z.array(
    z.strictObject({
      count: z.enum(orderCounts),
      used: z.int(),
      maximum: z.int(),
      freesAt: z.optional(instant),
    }),
  ),
  /** The level above, where there is one: the most one order, 24 hours and 30 days may send. */
  next: z.optional(
    z.strictObject({ level: text(20), transfer: moneyShape, day: moneyShape, month: moneyShape }),
  ),
  funding: fundingTermShape,
  /** CLP for 1 USD: the rate at which limits that are set in USD are converted. */
  clpPerUsd: decimal,
  rateAsOf: instant,
})
export type OwnLimitsWire = z.output<typeof ownLimitsShape>

export const getAllowance = endpoint({
  name: 'getAllowance',
  summary:
    'What the caller may send now, in CLP: used and free of every limit, with the corridor’s where one is named.',
  method: 'GET',
  path: '/api/allowance',
  who: 'customer',
  power: 'read',
  query: z.strictObject({ corridorId: z.optional(text(20)) }),
  reply: ownLimitsShape,
  refusals: ['corridor-unknown', 'rate-unavailable'],
})
