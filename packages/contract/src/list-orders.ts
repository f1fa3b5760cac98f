/** The orders of a list of money; the first is the usual one. */
export const moneyOrders = ['newest', 'oldest', 'largest', 'smallest'] as const
export type MoneyOrder = (typeof moneyOrders)[number]

/** The orders of a list by time. */
export const timeOrders = ['newest', 'oldest'] as const
export type TimeOrder = (typeof timeOrders)[number]
