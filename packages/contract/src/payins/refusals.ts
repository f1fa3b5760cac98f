export const payinsRefusals = {
  /** The money is no longer in suspense: it was matched, refunded or reversed. */
  'suspense-closed': { status: 409 },
  /** Only a compliance officer may propose to refund money that is on hold. */
  'officer-only': { status: 403 },
  /** Money from another RUT may never fund an order. */
  'payer-is-another': { status: 409 },
  /** The order was paid, cancelled or ended and accepts no money. */
  'order-closed': { status: 409 },
  /** Only a refund that the bank rejected can be retried or sent to another account. */
  'refund-not-rejected': { status: 409 },
  /** The customer has given no other account for this refund. */
  'no-refund-account': { status: 409 },
  /**
   * A payment of the customer was reversed and is still due; facts: amountMinor.
   * @example { "amountMinor": "50000" }
   */
  'payment-reversed': { status: 409 },
  /** The receivable is already paid or written off. */
  'receivable-closed': { status: 409 },
} as const
