export const quoteRefusals = {
  'corridor-unknown': { status: 404 },
  /** facts: minimumMinor (CLP). */
  'amount-below-minimum': { status: 422 },
  /**
   * Over the allowance; facts: maximumMinor (CLP), the asker's maximum now, and limit, a reason of `allowanceReasons`.
   */
  'amount-above-maximum': { status: 422 },
  /** After the fee nothing would arrive. */
  'receives-nothing': { status: 422 },
  /** The rate is older than 15 minutes or jumped: no price is given until it is sound again. */
  'rate-unavailable': { status: 503 },
} as const
