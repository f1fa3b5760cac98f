export const quoteRefusals = {
  /** No corridor has this ID. */
  'corridor-unknown': { status: 404 },
  /**
   * The amount is below the minimum of the corridor; facts: minimumMinor (CLP).
   * @example { "minimumMinor": "10000" }
   */
  'amount-below-minimum': { status: 422 },
  /**
   * The amount exceeds the maximum of one order; facts: maximumMinor (CLP, the caller's current maximum) and
   * limit, a reason of `allowanceReasons`.
   * @example { "maximumMinor": "1500000", "limit": "day" }
   */
  'amount-above-maximum': { status: 422 },
  /** After the fee the recipient would receive nothing. */
  'receives-nothing': { status: 422 },
  /**
   * The customer has the greatest number of active rate alerts; facts: maximum.
   * @example { "maximum": 10 }
   */
  'too-many-rate-alerts': { status: 409 },
  /** The rate is older than 15 minutes or jumped: no price is given until it is reliable again. */
  'rate-unavailable': { status: 503 },
} as const
