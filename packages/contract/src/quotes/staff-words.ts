/** Whether a reading of the feed may be used for prices. */
export const rateStates = ['accepted', 'unconfirmed'] as const
export type RateState = (typeof rateStates)[number]
