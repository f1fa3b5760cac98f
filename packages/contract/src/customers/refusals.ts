export const customerRefusals = {
  /**
   * The customer may not place orders until the next review; facts: class, reviewOn (a day).
   * @example { "class": "routine", "reviewOn": "2026-12-24" }
   */
  'sending-restricted': { status: 403 },
  /** Nobody may sign in for this customer for now. The complaint form is open to everyone. */
  'access-suspended': { status: 403 },
  /** A restriction of this kind is in force already. */
  'already-restricted': { status: 409 },
  /** The restriction has ended. */
  'restriction-ended': { status: 409 },
} as const
