export const recipientRefusals = {
  /** facts: recipientId of the one already kept with the same account. */
  'recipient-already-kept': { status: 409 },
  /** E-mail or phone changed less than 24 hours ago; facts: until (an instant). */
  'contact-just-changed': { status: 403 },
} as const
