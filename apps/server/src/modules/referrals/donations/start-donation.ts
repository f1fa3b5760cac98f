import { refuse, type Refusal, type Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { causesInForce } from './causes.ts'
import { confirmWithinMs, type Donation } from './donation.ts'
import { insertDonation } from './donations.store.ts'
import { unspentMinor } from '../rewards/reward.ts'
import { unspentOf } from '../rewards/rewards.store.ts'

/** Requests to give all unspent rewards of a user to a cause. Nothing moves until the user confirms it. */
export async function startDonation(
  work: Work,
  userId: Id<'user'>,
  causeId: Id<'cause'>,
): Promise<Donation | Refusal<'no-reward' | 'cause-unknown'>> {
  const { version, causes } = await causesInForce(work)
  if (!causes.some(({ id }) => id === causeId)) return refuse('cause-unknown')
  const amountMinor = unspentMinor(await unspentOf(work, userId))
  if (amountMinor === 0n) return refuse('no-reward')
  const donation: Donation = {
    id: work.id(),
    userId,
    cause: causeId,
    causesVersion: version,
    amountMinor,
    state: 'asked',
    confirmBy: new Date(work.now.getTime() + confirmWithinMs),
    confirmedAt: undefined,
    paidAt: undefined,
  }
  await insertDonation(work, donation)
  return donation
}
