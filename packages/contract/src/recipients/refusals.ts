export const recipientRefusals = {
  /**
   * A recipient with the same account exists; facts: recipientId.
   * @example { "recipientId": "rcp_0193b1f27c1e7c559a3e2f6f5a1c8d10" }
   */
  'recipient-already-kept': { status: 409 },
  /**
   * E-mail or phone changed less than 24 hours ago; facts: until (an instant).
   * @example { "until": "2026-11-24T18:00:00.000Z" }
   */
  'contact-just-changed': { status: 403 },
  /**
   * The recipient's data changed less than 24 hours ago; facts: againAt (an instant).
   * @example { "againAt": "2026-11-24T18:00:00.000Z" }
   */
  'recipient-just-changed': { status: 409 },
} as const
