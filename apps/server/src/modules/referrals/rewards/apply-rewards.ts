import { refuse, type Refusal, type Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { aboutRewards, referralEvents } from '../events.ts'
import { settle } from '../../pending-items/index.ts'
import { rewardsAvailable } from './rewards-available.ts'
import { unspentMinor } from './reward.ts'
import { lockUnspent, setApplied } from './rewards.store.ts'

/** Uses all unspent rewards of a user for the fees of their next transfers for this customer. */
export async function applyRewards(
  work: Work,
  userId: Id<'user'>,
  customerId: Id<'customer'>,
): Promise<true | Refusal<'no-reward'>> {
  const rewards = await lockUnspent(work, userId)
  if (rewards.length === 0) return refuse('no-reward')
  await setApplied(work, rewards, customerId)
  await work.emit(aboutRewards(referralEvents.rewardApplied, userId, unspentMinor(rewards), { customerId }))
  await settle(work, [rewardsAvailable], [userId])
  return true
}
