import { refuse, type Refusal, type Id } from '@puente/contract'
import { derivedId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { account, book, move } from '../../books/index.ts'
import type { Donation } from './donation.ts'
import { lockDonation, setPayable } from './donations.store.ts'
import { aboutRewards, referralEvents } from '../events.ts'
import { settle } from '../../pending-items/index.ts'
import { rewardsAvailable } from '../rewards/rewards-available.ts'
import { unspentMinor } from '../rewards/reward.ts'
import { lockUnspent, setDonated } from '../rewards/rewards.store.ts'

/**
 * Confirms a donation: the liability to the user becomes a liability to the cause. Refuses when the amount has changed
 * since it was shown, because a fee was paid back or a reward earned.
 */
export async function confirmDonation(
  work: Work,
  id: string,
  userId: Id<'user'>,
): Promise<Donation | Refusal<'not-found' | 'donation-expired' | 'changed-meanwhile'>> {
  const donation = await lockDonation(work, id, userId)
  if (donation === undefined) return refuse('not-found')
  if (donation.state !== 'asked' || donation.confirmBy <= work.now) return refuse('donation-expired')
  const rewards = await lockUnspent(work, userId)
  if (unspentMinor(rewards) !== donation.amountMinor) return refuse('changed-meanwhile')
  await setPayable(work, id)
  await setDonated(work, rewards)
  await work.emit(
    aboutRewards(referralEvents.rewardDonated, userId, donation.amountMinor, { donationId: id }),
  )
  await settle(work, [rewardsAvailable], [userId])
  await book(work, [
    {
      id: derivedId('reward-donated', id),
      kind: 'reward-donated',
      subject: id,
      legs: move(
        account('user-rewards', 'CLP', userId),
        account('donations-payable', 'CLP'),
        donation.amountMinor,
      ),
    },
  ])
  return { ...donation, state: 'payable', confirmedAt: work.now }
}
