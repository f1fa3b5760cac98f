import type { RewardSide, Id } from '@puente/contract'
import type { Journal } from '@puente/ledger'
import { derivedId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { account, move, openRewardAccounts } from '../../books/index.ts'
import type { Transfer } from '../../transfers/index.ts'
import { aboutRewards, referralEvents } from '../events.ts'
import type { Invitation } from '../invitations/invitation.ts'
import { actForTheSame, endInvitation, lockOpenInvitation } from '../invitations/invitations.store.ts'
import { settle } from '../../pending-items/index.ts'
import { rewardsAvailable } from './rewards-available.ts'
import { insertInviterReward, insertReward, type NewReward } from './rewards.store.ts'
import { termsNumbered, type ReferralTerms } from '../terms.ts'

const YEAR_MS = 365 * 24 * 3_600_000

/**
 * Inserts the rewards of both sides. An inviter at the yearly maximum gets none; the invited user still gets theirs.
 */
async function insertRewards(
  work: Work,
  { id: invitationId, inviterUserId, invitedUserId }: Invitation,
  terms: ReferralTerms,
): Promise<NewReward[]> {
  const since = new Date(work.now.getTime() - YEAR_MS)
  const reward = (side: RewardSide, userId: Id<'user'>, amountMinor: bigint): NewReward => ({
    id: derivedId('reward', invitationId, side),
    userId,
    invitationId,
    side,
    amountMinor,
  })
  const inviters = reward('inviter', inviterUserId, terms.inviterMinor)
  const inviteds = reward('invited', invitedUserId, terms.invitedMinor)
  const isEarned = await insertInviterReward(work, inviters, { since, most: terms.mostPerYear })
  await insertReward(work, inviteds)
  return isEarned ? [inviters, inviteds] : [inviteds]
}

/** Publishes the rewards and makes them payable. Returns the journals; the caller books them. */
async function giveRewards(work: Work, rewards: readonly NewReward[]): Promise<Journal[]> {
  await work.emit(
    ...rewards.map(({ id, userId, amountMinor }) =>
      aboutRewards(referralEvents.rewardEarned, userId, amountMinor, { rewardId: id }),
    ),
  )
  await settle(
    work,
    [rewardsAvailable],
    rewards.map(({ userId }) => userId),
  )
  await openRewardAccounts(
    work,
    rewards.map(({ userId }) => userId),
  )
  return rewards.map(({ id, userId, amountMinor }) => ({
    id: derivedId('reward-earned', id),
    kind: 'reward-earned',
    subject: id,
    legs: move(account('promotion-expense', 'CLP'), account('user-rewards', 'CLP', userId), amountMinor),
  }))
}

/** Ends an invitation with a transfer that counts and gives the rewards of both sides. Returns the journals to book. */
export async function rewardInvitation(
  work: Work,
  invitation: Invitation,
  terms: ReferralTerms,
  transferId: Id<'transfer'>,
): Promise<Journal[]> {
  const rewards = await insertRewards(work, invitation, terms)
  await endInvitation(work, invitation.id, 'rewarded', transferId)
  return giveRewards(work, rewards)
}

/**
 * Gives the rewards of an invitation when the invited user's first transfer that counts was delivered. If both users
 * act for the same customer, the invitation ends without rewards. Returns the journals to book.
 */
export async function earnRewards(work: Work, transfer: Transfer): Promise<Journal[]> {
  const invitation = await lockOpenInvitation(work, transfer.userId)
  if (invitation === undefined) return []
  const terms = await termsNumbered(work, invitation.termsVersion)
  if (transfer.sendMinor < terms.minimumSendMinor) return []
  if (await actForTheSame(work, invitation.inviterUserId, invitation.invitedUserId)) {
    await endInvitation(work, invitation.id, 'not-counted', transfer.id)
    return []
  }
  return rewardInvitation(work, invitation, terms, transfer.id)
}
