import type { WaitOrder } from '@puente/contract'
import type { List } from '../../platform/lists/list.ts'
import { listsInOrders } from '../../platform/lists/orders.ts'
import type { Donation } from './donations/donation.ts'
import { donationOrders, donationRows, type DonationFilter } from './donations/donations.store.ts'
import type { Invitation } from './invitations/invitation.ts'
import { invitationsOf } from './invitations/invitations.store.ts'
import type { Reward } from './rewards/reward.ts'
import { rewardsOf } from './rewards/rewards.store.ts'

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

/** Confirmed donations in each order of their list. */
export const donationLists: Readonly<Record<WaitOrder, List<DonationFilter, Donation>>> = listsInOrders(
  'donations',
  donationOrders,
  donationRows,
)
