import { refuse, type Refusal, type Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { aboutRewards, referralEvents } from '../events.ts'
import { settle } from '../../pending-items/index.ts'
import { rewardsAvailable } from './rewards-available.ts'
import { unspentMinor } from './reward.ts'
import { lockUnspent, setKept } from './rewards.store.ts'
import { referralTerms } from '../terms.ts'

const DAY_MS = 24 * 3_600_000

/**
 * Keeps all unspent rewards of a user for later, including those set aside for fees. No decision is requested until
 * then.
 */
export async function keepRewards(work: Work, userId: Id<'user'>): Promise<true | Refusal<'no-reward'>> {
  const rewards = await lockUnspent(work, userId)
  if (rewards.length === 0) return refuse('no-reward')
  const { keptDays } = await referralTerms(work)
  const keptUntil = new Date(work.now.getTime() + keptDays * DAY_MS)
  await setKept(work, rewards, keptUntil)
  await work.emit(
    aboutRewards(referralEvents.rewardKept, userId, unspentMinor(rewards), {
      keptUntil: keptUntil.toISOString(),
    }),
  )
  await settle(work, [rewardsAvailable], [userId])
  return true
}
