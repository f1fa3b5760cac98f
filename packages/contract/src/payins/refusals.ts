export const payinsRefusals = {
  /** The money is not in suspense any more: it was matched, sent back or reversed. */
  'suspense-closed': { status: 409 },
  /** Money that is held goes back only when a compliance officer proposes it. */
  'officer-only': { status: 403 },
  /** Money from another RUT never funds an order, whoever says so. */
  'payer-is-another': { status: 409 },
  /** The order was paid, cancelled or ended: it takes no money. */
  'order-closed': { status: 409 },
  /**
   * The payment is more than what is owed; facts: maximumMinor.
   * @example { "maximumMinor": "50000" }
   */
  'more-than-owed': { status: 409 },
  /** Only a refund that the bank rejected can be tried again or sent to another account. */
  'refund-not-rejected': { status: 409 },
  /** Nobody has given another account for this refund. */
  'no-refund-account': { status: 409 },
  /**
   * A payment of the customer was taken back and is still owed; facts: amountMinor.
   * @example { "amountMinor": "50000" }
   */
  'payment-reversed': { status: 409 },
  /** What was owed is paid or written off. */
  'receivable-closed': { status: 409 },
} as const
