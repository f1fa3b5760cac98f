import { z } from 'zod/mini'
import { instant, moneyShape, text, wireId } from '../shapes.ts'
import { invitationStates, rewardSides, rewardStates } from './words.ts'

/** A cause that rewards may be donated to. */
export const causeShape = z.strictObject({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/)),
  name: text(80, 3),
  about: text(400, 10),
})

/** The rewards of an invitation and their conditions. */
export const promiseShape = z.strictObject({
  inviterReward: moneyShape,
  invitedReward: moneyShape,
  /** The minimum amount of the first transfer, which counts once it is delivered. */
  minimumSend: moneyShape,
  /** How many invited people earn their inviter a reward within twelve months. */
  mostPerYear: z.int(),
  /** For how many days a reward that was kept for later is not offered again. */
  keptDays: z.int(),
})

/** The customer’s invitation code, its terms and rewards. */
export const programShape = z.strictObject({
  code: text(8, 8),
  /** The link that starts a registration with the code. */
  link: text(500),
  promise: promiseShape,
  /** False once the user was invited or has ordered. */
  mayEnterCode: z.boolean(),
  /** The reward and condition of the invitation that the caller accepted. Absent once the reward is earned. */
  invited: z.optional(promiseShape),
  invitations: z.strictObject({ open: z.int(), rewarded: z.int() }),
  /** All rewards that were neither used nor donated: `open` and `applied`. */
  unspent: moneyShape,
  /** The rewards that wait for a decision, or were kept for later. */
  open: moneyShape,
  /** Until when all of `open` is kept for later. */
  keptUntil: z.optional(instant),
  /** The rewards that pay the fees of the next transfers, by customer. */
  applied: z.array(z.strictObject({ to: text(200), amount: moneyShape })),
  /** The latest fees refunded from rewards. */
  feeRefunds: z.array(z.strictObject({ transferId: wireId('transfer'), amount: moneyShape, at: instant })),
})
export type ReferralProgramWire = z.output<typeof programShape>

/** An invitation with the customer’s code. */
export const invitationShape = z.strictObject({
  id: wireId('invitation'),
  state: z.enum(invitationStates),
  invitedAt: instant,
  endedAt: z.optional(instant),
})
export type InvitationWire = z.output<typeof invitationShape>

/** A reward for an invitation. */
export const rewardShape = z.strictObject({
  id: wireId('reward'),
  side: z.enum(rewardSides),
  state: z.enum(rewardStates),
  amount: moneyShape,
  unspent: moneyShape,
  earnedAt: instant,
  keptUntil: z.optional(instant),
})
export type RewardWire = z.output<typeof rewardShape>

/** A donation of rewards to a cause. */
export const donationShape = z.strictObject({
  id: wireId('donation'),
  cause: causeShape,
  amount: moneyShape,
  /** While it is not confirmed: the deadline. */
  confirmBy: z.optional(instant),
  confirmedAt: z.optional(instant),
})
export type DonationWire = z.output<typeof donationShape>
export type CauseWire = z.output<typeof causeShape>
