/** On which side of an invitation a reward was earned. */
export const rewardSides = ['inviter', 'invited'] as const
export type RewardSide = (typeof rewardSides)[number]

/** What became of a reward: nothing yet, set for the fee of the next transfers, used up, or given to a cause. */
export const rewardStates = ['open', 'applied', 'used', 'donated'] as const
export type RewardState = (typeof rewardStates)[number]

/** What became of an invitation: it waits for a first transfer, it was rewarded, or it does not count. */
export const invitationStates = ['open', 'rewarded', 'not-counted'] as const
export type InvitationState = (typeof invitationStates)[number]
