/** The decision of a review. */
export const reviewOutcomes = ['release', 'refuse', 'freeze'] as const
/** How a review ended; 'withdrawn' when the customer cancelled an order without received money. */
export const reviewEnds = [...reviewOutcomes, 'withdrawn'] as const
export type ReviewEnd = (typeof reviewEnds)[number]
export type ReviewOutcome = (typeof reviewOutcomes)[number]

/** What caused a review; only analyst and officer may read it. */
export const reviewReasons = ['screening-hit', 'limit', 'manual', 'frozen-customer'] as const
export type ReviewReason = (typeof reviewReasons)[number]
