export const transferRefusals = {
  /** The quote’s time is over: ask for another one. */
  'quote-expired': { status: 409 },
  /** A transfer was ordered at this quote already. */
  'quote-already-used': { status: 409 },
  /** The recipient belongs to another corridor than the quote. */
  'recipient-of-other-corridor': { status: 409 },
  /**
   * Too many orders wait for payment; facts: maximum (how many may).
   * @example { "maximum": 3 }
   */
  'too-many-open-orders': { status: 409 },
  /**
   * Too many orders that stand; facts: per ("hour" | "day"), maximum, and againAt, from when one more is possible.
   * @example { "per": "day", "maximum": 10, "againAt": "2026-11-24T18:00:00.000Z" }
   */
  'too-many-orders': { status: 422 },
  /**
   * One of more new recipients than a day may add; facts: maximum and againAt. Who was kept before can be paid.
   * @example { "maximum": 5, "againAt": "2026-11-24T18:00:00.000Z" }
   */
  'too-many-new-recipients': { status: 422 },
  /**
   * Over a published limit; facts: limit ("day" | "month"), limitMinor and availableMinor (CLP: the limit, and what
   * may be sent now), and againAt, from when more is possible.
   * @example { "limit": "day", "limitMinor": "5000000", "availableMinor": "1200000", "againAt": "2026-11-24T18:00:00.000Z" }
   */
  'limit-exceeded': { status: 422 },
  /** The customer may only see prices (identity not confirmed yet). */
  'quote-only': { status: 403 },
  /**
   * A step that the transfer's state does not allow; facts: state.
   * @example { "state": "delivered" }
   */
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
