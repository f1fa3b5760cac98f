export const closureRefusals = {
  /** The account is being closed: no more orders. */
  'account-closing': { status: 409 },
  /** The account is closed: it may be read, and complaints are accepted. */
  'account-closed': { status: 409 },
  /** The closing was not requested by the customer, or has ended. */
  'no-closure': { status: 409 },
} as const
