/** The orders of a list of money; the first is the usual one. */
export const moneyOrders = ['newest', 'oldest', 'largest', 'smallest'] as const
export type MoneyOrder = (typeof moneyOrders)[number]

/** The orders of a list by time. */
export const timeOrders = ['newest', 'oldest'] as const
export type TimeOrder = (typeof timeOrders)[number]

/** The orders of a list of what waits, which shows the longest waiting first. */
export const caseOrders = ['oldest', 'newest', 'largest', 'smallest'] as const
export type CaseOrder = (typeof caseOrders)[number]
