/** The side of a price that the customer fixed. */
export const priceSides = ['send', 'receive'] as const
export type PriceSide = (typeof priceSides)[number]

/** The number of days of a series of rates. */
export const ratePeriods = ['7', '30', '365'] as const
export type RatePeriod = (typeof ratePeriods)[number]

/** Whether an alert waits for a rate above or below the rate of its creation. */
export const rateDirections = ['above', 'below'] as const
export type RateDirection = (typeof rateDirections)[number]

/** Why a transfer cannot arrive sooner. */
export const arrivalReasons = ['rail-hours', 'cut-off', 'weekend', 'holiday-here', 'holiday-there'] as const
export type ArrivalReason = (typeof arrivalReasons)[number]

/** Limited numbers of orders and recipients. */
export const orderCounts = ['open-orders', 'orders-day', 'orders-hour', 'new-recipients'] as const
export type OrderCount = (typeof orderCounts)[number]

/** Limits of an order's amount. Of two equal limits, the first in this list is reported. */
export const allowanceReasons = [
  'not-selling',
  'restriction',
  ...orderCounts,
  'transfer',
  'day',
  'month',
  'corridor',
  'rail',
  'evidence',
] as const
export type AllowanceReason = (typeof allowanceReasons)[number]

/** Ways to raise the allowance. */
export const allowanceWays = [
  'confirm-identity',
  'end-open-orders',
  'known-recipient',
  'evidence',
  'several-orders',
  'wait',
  'higher-level',
  'appeal',
] as const
export type AllowanceWay = (typeof allowanceWays)[number]
