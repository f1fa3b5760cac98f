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
  /**
   * The corridor asks for data of the recipient that it did not ask for when they were stored; facts: recipientId.
   * @example { "recipientId": "rcp_0193b1f27c1e7c559a3e2f6f5a1c8d10" }
   */
  'recipient-incomplete': { status: 409 },
  /**
   * The link of a form no longer works; facts: why (expired, used, revoked or unknown).
   * @example { "why": "expired" }
   */
  'recipient-form-gone': { status: 410 },
  /** The form was accepted, discarded, revoked, is not filled in, or expired. */
  'recipient-form-closed': { status: 409 },
  /**
   * The customer has as many open forms as are allowed; facts: most.
   * @example { "most": 30 }
   */
  'too-many-recipient-forms': { status: 429 },
} as const
