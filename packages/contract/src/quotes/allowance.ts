import { z } from 'zod/mini'
import { customerKinds } from '../access/words.ts'
import { diligenceWindows } from '../customers/due-diligence/diligence-words.ts'
import { endpoint } from '../endpoint.ts'
import { decimal, instant, moneyShape, text } from '../shapes.ts'
import { allowanceReasons, allowanceWays, orderCounts } from './words.ts'

/** What one order may send now, in CLP, and the limit that applies. */
export const allowanceShape = z.strictObject({
  /** Whether it is the caller's allowance or that of a newly verified customer. */
  of: z.enum(['caller', 'newcomer']),
  /**
   * The largest order that is accepted; a larger one is refused for `reason`. 0 when no order is accepted.
   */
  maximum: moneyShape,
  reason: z.enum(allowanceReasons),
  /** Present for 'evidence': the window whose threshold applies. */
  window: z.optional(z.enum(diligenceWindows)),
  /** Present when a number of orders or recipients is limited: the maximum. */
  count: z.optional(z.int()),
  /** When the maximum rises; absent when it does not rise with time. */
  freesAt: z.optional(instant),
  /** The ways to raise the allowance, most direct first. */
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

/** The time to pay an order. It is shorter after unpaid orders. */
const fundingTermShape = z.strictObject({
  hours: z.int(),
  /** Above this amount the time is shorter. */
  largeFrom: moneyShape,
  largeHours: z.int(),
  /** Orders that ended without payment in the last days. */
  unpaid: z.int(),
  unpaidDays: z.int(),
  /** Whether unpaid orders shortened the time. */
  shortened: z.boolean(),
})

/** The customer’s limits in CLP: used, free, and those of the next level. */
const ownLimitsShape = z.strictObject({
  kind: z.enum(customerKinds),
  /** Verification level of the customer: 'basic', 'standard' or 'enhanced'. */
  level: text(20),
  allowance: allowanceShape,
  /** Maximum of one order. */
  transfer: moneyShape,
  /** The limits over rolling windows, open orders included. */
  windows: z.array(limitWindow),
  /** An order above these amounts needs evidence of funds; accepted evidence raises them. */
  evidence: z.array(limitWindow),
  counts: z.array(
    z.strictObject({
      count: z.enum(orderCounts),
      used: z.int(),
      maximum: z.int(),
      freesAt: z.optional(instant),
    }),
  ),
  /** The maximums of the next verification level, if there is one: one order, 24 hours and 30 days. */
  next: z.optional(
    z.strictObject({ level: text(20), transfer: moneyShape, day: moneyShape, month: moneyShape }),
  ),
  funding: fundingTermShape,
  /** CLP for 1 USD: the rate used to convert limits set in USD. */
  clpPerUsd: decimal,
  rateAsOf: instant,
})
export type OwnLimitsWire = z.output<typeof ownLimitsShape>

export const getAllowance = endpoint({
  name: 'getAllowance',
  summary:
    'The caller’s allowance in CLP: used and free amount of every limit, with those of a corridor if one is given.',
  method: 'GET',
  path: '/api/allowance',
  who: 'customer',
  power: 'read',
  query: z.strictObject({ corridorId: z.optional(text(20)) }),
  reply: ownLimitsShape,
  refusals: ['corridor-unknown', 'rate-unavailable'],
})
