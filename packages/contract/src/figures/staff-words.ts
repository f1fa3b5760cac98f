/** With what a period is compared: the period of the same length before it, or the same days a year earlier. */
export const comparisons = ['before', 'year'] as const
export type Comparison = (typeof comparisons)[number]

/** What happened to an order for a reason: its payout came back, a review rejected it, its money goes back. */
export const endedWords = ['returned', 'rejected', 'refunded'] as const
export type EndedWord = (typeof endedWords)[number]

/** What orders did in a period, by which the list of transfers is filtered. */
export const orderEvents = [
  'ordered',
  'paid',
  'delivered',
  'returned',
  'refunded',
  'rejected',
  'cancelled',
  'expired',
] as const
export type OrderEvent = (typeof orderEvents)[number]
