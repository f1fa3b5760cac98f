/** The side of a price that the customer fixed. */
export const priceSides = ['send', 'receive'] as const
export type PriceSide = (typeof priceSides)[number]

/** Why a transfer cannot arrive sooner. */
export const arrivalReasons = ['rail-hours', 'cut-off', 'weekend', 'holiday-here', 'holiday-there'] as const
export type ArrivalReason = (typeof arrivalReasons)[number]

/** Numbers of orders and recipients that are limited. */
export const orderCounts = ['open-orders', 'orders-day', 'orders-hour', 'new-recipients'] as const
export type OrderCount = (typeof orderCounts)[number]

/** What bounds the amount of an order; where two bound it alike, the first of this list is named. */
export const allowanceReasons = [
  ...orderCounts,
  'transfer',
  'day',
  'month',
  'corridor',
  'rail',
  'evidence',
] as const
export type AllowanceReason = (typeof allowanceReasons)[number]

/** What gives more room for an order. */
export const allowanceWays = [
  'confirm-identity',
  'end-open-orders',
  'known-recipient',
  'evidence',
  'several-orders',
  'wait',
  'higher-level',
] as const
export type AllowanceWay = (typeof allowanceWays)[number]
