import { z } from 'zod/mini'
import { instant, moneyShape, text, wireId } from '../shapes.ts'
import { invitationStates, rewardSides, rewardStates } from './words.ts'

/** Whom a donation may go to. */
export const causeShape = z.strictObject({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/)),
  name: text(80, 3),
  about: text(400, 10),
})

/** What an invitation brings, and on which conditions. */
export const promiseShape = z.strictObject({
  inviterReward: moneyShape,
  invitedReward: moneyShape,
  /** The first transfer of at least so much counts, once it is delivered. */
  minimumSend: moneyShape,
  /** So many people bring their inviter a reward within twelve months. */
  mostPerYear: z.int(),
  /** Kept for later, a reward is not asked about for so many days. */
  keptDays: z.int(),
})

/** The customer’s invitation code, its terms and rewards. */
export const programShape = z.strictObject({
  code: text(8, 8),
  /** Whoever opens it signs up with the code. */
  link: text(500),
  promise: promiseShape,
  /** False once one was invited or has ordered. */
  mayEnterCode: z.boolean(),
  invitations: z.strictObject({ open: z.int(), rewarded: z.int() }),
  /** Everything that was neither used nor donated: `open` and `applied` together. */
  unspent: moneyShape,
  /** What waits for a decision, or for later. */
  open: moneyShape,
  /** Until when all of `open` is kept for later. */
  keptUntil: z.optional(instant),
  /** What pays the fees of a customer's next transfers, by customer. */
  applied: z.array(z.strictObject({ to: text(200), amount: moneyShape })),
  /** The last fees that were paid back out of rewards. */
  feeRefunds: z.array(z.strictObject({ transferId: wireId('trf'), amount: moneyShape, at: instant })),
})
export type ReferralProgramWire = z.output<typeof programShape>

/** An invitation that the customer’s code brought. */
export const invitationShape = z.strictObject({
  id: wireId('inv'),
  state: z.enum(invitationStates),
  invitedAt: instant,
  endedAt: z.optional(instant),
})
export type InvitationWire = z.output<typeof invitationShape>

/** A reward for an invitation. */
export const rewardShape = z.strictObject({
  id: wireId('rwd'),
  side: z.enum(rewardSides),
  state: z.enum(rewardStates),
  amount: moneyShape,
  unspent: moneyShape,
  earnedAt: instant,
  keptUntil: z.optional(instant),
})
export type RewardWire = z.output<typeof rewardShape>

/** Rewards that a customer gives to a cause. */
export const donationShape = z.strictObject({
  id: wireId('don'),
  cause: causeShape,
  amount: moneyShape,
  /** Not confirmed yet: until when it can be. */
  confirmBy: z.optional(instant),
  confirmedAt: z.optional(instant),
})
export type DonationWire = z.output<typeof donationShape>
export type CauseWire = z.output<typeof causeShape>
