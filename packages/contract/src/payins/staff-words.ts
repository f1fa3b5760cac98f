/** Why money is in suspense. */
export const suspenseReasons = ['no-reference', 'other-rut', 'refund-rejected'] as const
export type SuspenseReason = (typeof suspenseReasons)[number]

/** 'held' money waits for the compliance officer; 'open' money is refunded automatically. */
export const suspenseStatuses = ['open', 'held', 'closed'] as const
export type SuspenseStatus = (typeof suspenseStatuses)[number]

/** How money in suspense was resolved. */
export const suspenseOutcomes = ['matched', 'returned', 'applied', 'reversed', 'settled'] as const
export type SuspenseOutcome = (typeof suspenseOutcomes)[number]

/** What two members of staff may decide about money in suspense. */
export const suspenseActions = ['match', 'return', 'return-elsewhere'] as const
export type SuspenseAction = (typeof suspenseActions)[number]

/** Decisions of two people about a refund: what happens to its money in suspense, or that the bank did not pay it. */
export const refundActions = [...suspenseActions, 'unpaid'] as const
export type RefundAction = (typeof refundActions)[number]

/** What an open order has in common with money that names none. */
export const candidateFits = ['rut', 'amount', 'reference'] as const
export type CandidateFit = (typeof candidateFits)[number]

/** The state of a refund. */
export const refundStates = ['ready', 'submitted', 'settled', 'rejected', 'replaced', 'cancelled'] as const
export type RefundState = (typeof refundStates)[number]

/** The status of a receivable. */
export const receivableStatuses = ['open', 'settled', 'written-off'] as const
export type ReceivableStatus = (typeof receivableStatuses)[number]

/**
 * The status of a payment: matched with its order, in suspense, returned in full, applied to a receivable, or
 * reversed.
 */
export const payinStatuses = ['matched', 'suspense', 'returned', 'applied', 'reversed'] as const
export type PayinStatus = (typeof payinStatuses)[number]

/** The reason for the status of a payment. */
export const payinReasons = [
  'reference',
  'rut-and-amount',
  'only-debt',
  'statement',
  'no-reference',
  'other-rut',
  'staff',
  'never-seen',
] as const
export type PayinReason = (typeof payinReasons)[number]
