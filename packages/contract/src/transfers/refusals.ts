export const transferRefusals = {
  'quote-expired': { status: 409 },
  'quote-already-used': { status: 409 },
  /** The recipient belongs to another corridor than the quote. */
  'recipient-of-other-corridor': { status: 409 },
  /** facts: maximum, the published number of unpaid orders at a time. */
  'too-many-open-orders': { status: 409 },
  /** Too many current orders; facts: per ("hour" | "day"), maximum, and againAt, when the next one is possible. */
  'too-many-orders': { status: 422 },
  /** One of more new recipients than a day may add; facts: maximum and againAt. Who was kept before can be paid. */
  'too-many-new-recipients': { status: 422 },
  /**
   * Over a published limit; facts: limit ("day" | "month"), limitMinor and availableMinor (CLP: the limit, and the
   * allowance), and againAt, when more is possible.
   */
  'limit-exceeded': { status: 422 },
  /** The customer may only see prices (identity not confirmed yet). */
  'quote-only': { status: 403 },
  /** A step that the transfer's state does not allow; facts: state. */
  'not-in-this-state': { status: 409 },
  /** Nothing waits for the customer's decision, or its time is over. */
  'nothing-to-choose': { status: 409 },
  /** One of the two people who freeze or release frozen money has to be a compliance officer. */
  'officer-needed': { status: 403 },
  /** A rating that was changed already, or is older than 30 days. */
  'rating-final': { status: 409 },
  /** The bank that takes payments does not answer. */
  'bank-unavailable': { status: 503 },
} as const
