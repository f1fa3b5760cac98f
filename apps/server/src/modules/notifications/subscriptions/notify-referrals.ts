import { isDataBlocked } from '../../customers/index.ts'
import type { referralEvents } from '../../referrals/events.ts'
import type { DeliveredEvent } from '../../../platform/events/subscribers.ts'
import type { Work } from '../../../platform/work.ts'
import { pesos } from './facts-of.ts'
import { notify, type Cause } from '../send-message.ts'

/** A user earned a reward. */
export const REWARD_EARNED: (typeof referralEvents)['rewardEarned'] = 'referrals.reward-earned'

/** Notifies a user about a reward, unless their data is blocked: no duty requires this mail. */
export async function notifyReferrals(
  work: Work,
  { name, subject, facts }: DeliveredEvent,
  cause: Cause,
): Promise<void> {
  if (name !== REWARD_EARNED || (await isDataBlocked(work, subject))) return
  await notify(work, cause, {
    template: 'reward-earned',
    facts: { reward: pesos(BigInt(String(facts['amountMinor']))) },
    to: [{ userId: subject }],
  })
}
