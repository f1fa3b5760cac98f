export const reviewRefusals = {
  /** Whoever proposed an outcome cannot be the one who confirms it. */
  'same-person': { status: 403 },
  'no-proposal': { status: 409 },
  'already-proposed': { status: 409 },
  'review-closed': { status: 409 },
} as const
