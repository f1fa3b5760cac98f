import type { List } from '../../platform/lists/list.ts'
import type { Donation } from './donation.ts'
import { donationRows, type DonationFilter } from './donations.store.ts'
import type { Invitation } from './invitation.ts'
import { invitationsOf } from './invitations.store.ts'
import type { Reward } from './reward.ts'
import { rewardsOf } from './rewards.store.ts'

/** The invitations with a user's code, latest first. */
export const invitationList: List<string, Invitation> = {
  name: 'invitations',
  keyOf: ({ invitedAt, id }) => [invitedAt.toISOString(), id],
  read: invitationsOf,
}

/** A user's rewards, latest first. */
export const rewardList: List<string, Reward> = {
  name: 'rewards',
  keyOf: ({ earnedAt, id }) => [earnedAt.toISOString(), id],
  read: rewardsOf,
}

/** Confirmed donations, oldest first. */
export const donationList: List<DonationFilter, Donation> = {
  name: 'donations',
  keyOf: ({ confirmedAt, id }) => [confirmedAt?.toISOString() ?? '', id],
  read: donationRows,
}
