/** What a debt is to its debtor: to be paid, paid, or given up by the operator. */
export const debtStatuses = ['open', 'paid', 'closed'] as const
export type DebtStatus = (typeof debtStatuses)[number]

/**
 * What reduced a debt: a payment; a payment with the transfer's reference; money of the transfer that would have gone
 * back; a refund that the bank did not take.
 */
export const partSources = ['payment', 'order', 'set-off', 'refund'] as const
export type PartSource = (typeof partSources)[number]

/** The kinds of account a Chilean bank keeps. */
export const accountTypes = ['corriente', 'vista', 'ahorro'] as const
export type AccountType = (typeof accountTypes)[number]
