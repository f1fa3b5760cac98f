export const reviewOutcomes = ['release', 'refuse'] as const
export type ReviewOutcome = (typeof reviewOutcomes)[number]

/** What asked for a review; only analyst and officer ever read it. */
export const reviewReasons = ['screening-hit', 'limit', 'manual'] as const
export type ReviewReason = (typeof reviewReasons)[number]
