/** The side of a price that the customer fixed. */
export const priceSides = ['send', 'receive'] as const
export type PriceSide = (typeof priceSides)[number]

/** Why a transfer cannot arrive sooner. */
export const arrivalReasons = ['rail-hours', 'cut-off', 'weekend', 'holiday-here', 'holiday-there'] as const
export type ArrivalReason = (typeof arrivalReasons)[number]
