/** Who earned a reward: the inviter or the invited person. */
export const rewardSides = ['inviter', 'invited'] as const
export type RewardSide = (typeof rewardSides)[number]

/**
 * The state of a reward: open, set aside for the fees of the next transfers, used up, or donated to a cause.
 */
export const rewardStates = ['open', 'applied', 'used', 'donated'] as const
export type RewardState = (typeof rewardStates)[number]

/** The state of an invitation: waiting for a first transfer, rewarded, or not counted. */
export const invitationStates = ['open', 'rewarded', 'not-counted'] as const
export type InvitationState = (typeof invitationStates)[number]
