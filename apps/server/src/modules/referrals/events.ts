import type { DomainEvent } from '../../platform/events/outbox.ts'

/** The events of referrals; the subject is the user whose rewards they are. facts: amountMinor, and what else is named. */
export const referralEvents = {
  /** A reward is the user's; facts: rewardId. */
  rewardEarned: 'referrals.reward-earned',
  /** Everything unspent is set for the fees of the next transfers; facts: customerId. */
  rewardApplied: 'referrals.reward-applied',
  /** A fee was paid back out of rewards; facts: transferId. */
  rewardUsed: 'referrals.reward-used',
  /** Everything unspent is a cause's; facts: donationId. */
  rewardDonated: 'referrals.reward-donated',
  /** Everything unspent is kept for later; facts: keptUntil. */
  rewardKept: 'referrals.reward-kept',
} as const

/** Something happened to the rewards of a user. */
export const aboutRewards = (
  name: (typeof referralEvents)[keyof typeof referralEvents],
  userId: string,
  amountMinor: bigint,
  facts: Readonly<Record<string, string>>,
): DomainEvent => ({ name, subject: userId, facts: { amountMinor: String(amountMinor), ...facts } })
