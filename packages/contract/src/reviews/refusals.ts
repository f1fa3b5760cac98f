export const reviewRefusals = {
  /** Whoever proposed an outcome cannot be the one who confirms it. */
  'same-person': { status: 403 },
  /** Nothing was proposed that could be decided. */
  'no-proposal': { status: 409 },
  /** Another proposal has replaced the one in the request. */
  'proposal-changed': { status: 409 },
  /**
   * Whoever has just begun, or has another role, confirms nothing at first; facts: from (an instant).
   * @example { "from": "2026-11-24T18:00:00.000Z" }
   */
  'too-new-to-confirm': { status: 403 },
  /**
   * What somebody proposed who had just begun counts later; facts: from (an instant).
   * @example { "from": "2026-11-24T18:00:00.000Z" }
   */
  'proposer-too-new': { status: 409 },
  /** A proposal waits for a decision already. */
  'already-proposed': { status: 409 },
  /** The review has ended. */
  'review-closed': { status: 409 },
} as const
