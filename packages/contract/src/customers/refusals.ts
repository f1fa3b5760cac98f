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
  /** The account of the customer is closed: this kind of restriction would stop nothing. */
  'customer-closed': { status: 409 },
  /** No decision is open whether a politically exposed customer stays. */
  'no-exposure-case': { status: 409 },
  /** The restriction has ended. */
  'restriction-ended': { status: 409 },
  /** This address has an open invitation of the company; it may be sent again. */
  'already-invited': { status: 409 },
  /** The company sent as many invitations today as allowed, or this one as often; facts: most. */
  'too-many-invitations': { status: 429 },
  /** The invitation was accepted, declined or withdrawn. */
  'invitation-closed': { status: 409 },
  /** No open invitation has this link: it expired, was used, replaced or withdrawn, or never existed. */
  'invitation-gone': { status: 410 },
  /**
   * The invitation was sent to another address than that of the signed-in user; facts: sentTo, masked.
   * @example { "sentTo": "an•••@correo.cl" }
   */
  'invitation-of-another': { status: 403 },
  /** The user is a member of the company already. */
  'already-member': { status: 409 },
} as const
