export const ledgerRefusals = {
  /** The period would include a day that has not ended. */
  'period-not-over': { status: 409 },
  /** The books are already closed through that day. */
  'period-already-closed': { status: 409 },
  /** The period to reopen is not closed. */
  'period-not-closed': { status: 409 },
} as const
