export const recipientRefusals = {
  /** facts: recipientId of the one already kept with the same account. */
  'recipient-already-kept': { status: 409 },
} as const
