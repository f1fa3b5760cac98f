import { toWireId } from '@puente/contract'
import type { DonationWire, InvitationWire, RewardWire } from '@puente/contract/customer'
import type { StaffDonationWire } from '@puente/contract/staff'
import { money, toWire } from '@puente/money'
import type { Work } from '../../platform/work.ts'
import { causesChosen } from './donations/causes.ts'
import type { Donation } from './donations/donation.ts'
import type { Invitation } from './invitations/invitation.ts'
import { unspentMinor, type Reward } from './rewards/reward.ts'

/** An amount of pesos as JSON. */
export const clp = (minor: bigint) => toWire(money(minor, 'CLP'))

/** An invitation as its inviter sees it, without the invited user. */
export const invitationView = ({ id, state, invitedAt, endedAt }: Invitation): InvitationWire => ({
  id: toWireId('invitation', id),
  state,
  invitedAt: invitedAt.toISOString(),
  ...(endedAt === undefined ? {} : { endedAt: endedAt.toISOString() }),
})

/** A reward as its user sees it. */
export const rewardView = (reward: Reward): RewardWire => ({
  id: toWireId('reward', reward.id),
  side: reward.side,
  state: reward.state,
  amount: clp(reward.amountMinor),
  unspent: clp(unspentMinor([reward])),
  earnedAt: reward.earnedAt.toISOString(),
  ...(reward.keptUntil === undefined ? {} : { keptUntil: reward.keptUntil.toISOString() }),
})

/** A donation as its giver sees it. */
export async function donationView(work: Work, donation: Donation): Promise<DonationWire> {
  const causeOf = await causesChosen(work, [donation])
  return {
    id: toWireId('donation', donation.id),
    cause: causeOf(donation),
    amount: clp(donation.amountMinor),
    ...(donation.confirmedAt === undefined
      ? { confirmBy: donation.confirmBy.toISOString() }
      : { confirmedAt: donation.confirmedAt.toISOString() }),
  }
}

/** Confirmed donations as staff see them. */
export async function staffDonations(
  work: Work,
  donations: readonly Donation[],
): Promise<StaffDonationWire[]> {
  const causeOf = await causesChosen(work, donations)
  return donations.map((donation) => ({
    id: toWireId('donation', donation.id),
    causeId: donation.cause,
    causeName: causeOf(donation).name,
    amount: clp(donation.amountMinor),
    state: donation.state === 'paid' ? 'paid' : 'payable',
    confirmedAt: (donation.confirmedAt ?? donation.confirmBy).toISOString(),
    ...(donation.paidAt === undefined ? {} : { paidAt: donation.paidAt.toISOString() }),
  }))
}
