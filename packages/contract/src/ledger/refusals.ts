export const ledgerRefusals = {
  /** The period would include a day that has not ended. */
  'period-not-over': { status: 409 },
  /** The books are already closed through that day. */
  'period-already-closed': { status: 409 },
  /** The period to reopen is not closed. */
  'period-not-closed': { status: 409 },
  /** Lines of the checklist are red that the proposal does not name. */
  'close-lines-red': { status: 409 },
  /** The day of a movement of capital lies in a closed period. */
  'day-in-closed-period': { status: 409 },
  /** An opening balance needs an account to which nothing was posted. */
  'account-has-postings': { status: 409 },
  /** A withdrawal exceeds what is available in its account. */
  'balance-too-low': { status: 409 },
} as const
