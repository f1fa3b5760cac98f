export const transferRefusals = {
  /** The quote has expired: request another one. */
  'quote-expired': { status: 409 },
  /** A transfer was already ordered with this quote. */
  'quote-already-used': { status: 409 },
  /** The recipient belongs to a different corridor from the quote. */
  'recipient-of-other-corridor': { status: 409 },
  /**
   * Too many orders wait for payment; facts: maximum.
   * @example { "maximum": 3 }
   */
  'too-many-open-orders': { status: 409 },
  /**
   * Too many current orders in an hour or a day; facts: per ("hour" | "day"), maximum, and againAt (when one
   * more is possible).
   * @example { "per": "day", "maximum": 10, "againAt": "2026-11-24T18:00:00.000Z" }
   */
  'too-many-orders': { status: 422 },
  /**
   * Too many new recipients in a day; facts: maximum and againAt. Existing recipients can still be paid.
   * @example { "maximum": 5, "againAt": "2026-11-24T18:00:00.000Z" }
   */
  'too-many-new-recipients': { status: 422 },
  /**
   * The amount exceeds a published limit; facts: limit ("day" | "month"), limitMinor (CLP), availableMinor
   * (CLP, what may be sent now), and againAt (when more is possible).
   * @example { "limit": "day", "limitMinor": "5000000", "availableMinor": "1200000", "againAt":
   * "2026-11-24T18:00:00.000Z" }
   */
  'limit-exceeded': { status: 422 },
  /** The customer may see prices only (identity not confirmed yet). */
  'quote-only': { status: 403 },
  /**
   * The company's powers require more signatures for this amount; facts: missing, names (of those who can sign).
   * @example { "missing": 1, "names": "Ana Prueba, Olga Prueba" }
   */
  'signatures-needed': { status: 403 },
  /**
   * The member may not sign for this amount; facts: reason ("unnamed" | "limit" | "absent"), names
   * (of the representatives who are not members).
   * @example { "reason": "absent", "names": "Olga Prueba" }
   */
  'signing-power-missing': { status: 403 },
  /** The company's powers require more signatures for this amount, and a correction has one: the caller's. */
  'correction-needs-signatures': { status: 403 },
  /** The caller may sign this amount alone: order it without asking for signatures. */
  'signatures-not-needed': { status: 409 },
  /**
   * Too many orders wait for signatures; facts: maximum.
   * @example { "maximum": 20 }
   */
  'too-many-signature-requests': { status: 422 },
  /**
   * The amount to pay is higher now than the one that the signer was shown; facts: limitMinor (CLP).
   * @example { "limitMinor": "201300" }
   */
  'signed-price-higher': { status: 409 },
  /** The recipient was changed after the signatures were requested: request them again. */
  'signed-recipient-changed': { status: 409 },
  /**
   * The transfer's state does not allow this step; facts: state.
   * @example { "state": "delivered" }
   */
  'not-in-this-state': { status: 409 },
  /** No decision of the customer is open, or its deadline has passed. */
  'nothing-to-choose': { status: 409 },
  /** At least one of the two people who freeze or release frozen money must be a compliance officer. */
  'officer-needed': { status: 403 },
  /** The customer is frozen: no money of theirs may leave until the restriction ends. */
  'customer-frozen': { status: 409 },
  /** The rating was already changed, or is older than 30 days. */
  'rating-final': { status: 409 },
  /** The bank that receives payments does not respond. */
  'bank-unavailable': { status: 503 },
} as const
