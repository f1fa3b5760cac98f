import type { referralEvents } from '../referrals/events.ts'
import type { HeardEvent } from '../../platform/events/subscribers.ts'
import type { Work } from '../../platform/work.ts'
import { pesos } from './facts-of.ts'
import { tellByMail, type Cause } from './tell.ts'

/** A user earned a reward. */
export const REWARD_EARNED: (typeof referralEvents)['rewardEarned'] = 'referrals.reward-earned'

/** Notifies a user about a reward. */
export async function hearReferrals(
  work: Work,
  { name, subject, facts }: HeardEvent,
  cause: Cause,
): Promise<void> {
  if (name !== REWARD_EARNED) return
  await tellByMail(work, cause, {
    template: 'reward-earned',
    facts: { reward: pesos(BigInt(String(facts['amountMinor']))) },
    to: [{ userId: subject }],
  })
}
