/** The orders of a list of money; the first is the usual one. */
export const moneyOrders = ['newest', 'oldest', 'largest', 'smallest'] as const
export type MoneyOrder = (typeof moneyOrders)[number]

/** The orders of a list by time. */
export const timeOrders = ['newest', 'oldest'] as const
export type TimeOrder = (typeof timeOrders)[number]

/** The orders of a list of what waits, by since when. */
export const waitOrders = ['oldest', 'newest'] as const
export type WaitOrder = (typeof waitOrders)[number]

/** The orders of conversations: by when each must be answered, or by its last message. */
export const threadOrders = ['queue', 'newest', 'oldest'] as const
export type ThreadOrder = (typeof threadOrders)[number]

/** Every order that a list may have. */
export const listOrders = ['queue', 'newest', 'oldest', 'largest', 'smallest'] as const
export type ListOrder = (typeof listOrders)[number]

/** The orders of a list of what waits, which shows the longest waiting first. */
export const caseOrders = ['oldest', 'newest', 'largest', 'smallest'] as const
export type CaseOrder = (typeof caseOrders)[number]
