export const ledgerRefusals = {
  /** The period would reach into a day that has not ended. */
  'period-not-over': { status: 409 },
  /** Everything through that day is closed already. */
  'period-already-closed': { status: 409 },
  /** What should open again was never closed. */
  'period-not-closed': { status: 409 },
} as const
