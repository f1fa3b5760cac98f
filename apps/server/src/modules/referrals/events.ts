import type { Id } from '@puente/contract'
import type { DomainEvent } from '../../platform/events/outbox.ts'

/** The events of referrals; the subject is the user who owns the rewards. Facts: amountMinor, and those named below. */
export const referralEvents = {
  /** The user earned a reward; facts: rewardId. */
  rewardEarned: 'referrals.reward-earned',
  /** All unspent rewards will pay the fees of the next transfers; facts: customerId. */
  rewardApplied: 'referrals.reward-applied',
  /** Rewards paid a fee back; facts: transferId. */
  rewardUsed: 'referrals.reward-used',
  /** All unspent rewards were given to a cause; facts: donationId. */
  rewardDonated: 'referrals.reward-donated',
  /** All unspent rewards are kept for later; facts: keptUntil. */
  rewardKept: 'referrals.reward-kept',
} as const

/** An event about the rewards of a user. */
export const aboutRewards = (
  name: (typeof referralEvents)[keyof typeof referralEvents],
  userId: Id<'user'>,
  amountMinor: bigint,
  facts: Readonly<Record<string, string>>,
): DomainEvent => ({ name, subject: userId, facts: { amountMinor: String(amountMinor), ...facts } })
