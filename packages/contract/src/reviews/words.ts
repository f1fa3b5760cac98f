/** The decision of a review. */
export const reviewOutcomes = ['release', 'refuse', 'freeze'] as const
/** How a review ended: also when the customer withdrew an order that held no money. */
export const reviewEnds = [...reviewOutcomes, 'withdrawn'] as const
export type ReviewEnd = (typeof reviewEnds)[number]
export type ReviewOutcome = (typeof reviewOutcomes)[number]

/** What asked for a review; only analyst and officer ever read it. */
export const reviewReasons = ['screening-hit', 'limit', 'manual'] as const
export type ReviewReason = (typeof reviewReasons)[number]
