/** State of a debt: due, paid, or written off. */
export const debtStatuses = ['open', 'paid', 'closed'] as const
export type DebtStatus = (typeof debtStatuses)[number]

/**
 * What reduced a debt: a payment; a payment with the transfer's reference; money of the transfer that would
 * have been refunded; a refund that the bank rejected.
 */
export const partSources = ['payment', 'order', 'set-off', 'refund'] as const
export type PartSource = (typeof partSources)[number]

/** The kinds of account at Chilean banks. */
export const accountTypes = ['corriente', 'vista', 'ahorro'] as const
export type AccountType = (typeof accountTypes)[number]
