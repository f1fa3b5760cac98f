/** Whether an account is open, waits for something to end before it closes, or is closed. */
export const closureStates = ['open', 'closing', 'closed'] as const
export type ClosureState = (typeof closureStates)[number]

/** Who ends the relationship: the customer, or the operator by an exit. */
export const closureCauses = ['customer', 'exit'] as const
export type ClosureCause = (typeof closureCauses)[number]

/**
 * What has to end before an account is closed. No payment has arrived for an `unpaid-order`. A `correction` is a transfer that
 * the recipient's bank returned and whose details the customer has to correct.
 */
export const openThings = [
  'unpaid-order',
  'transfer',
  'correction',
  'refund',
  'received-money',
  'debt',
  'application',
] as const
export type OpenThingKind = (typeof openThings)[number]
