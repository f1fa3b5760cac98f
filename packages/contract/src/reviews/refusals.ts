export const reviewRefusals = {
  /** A proposal cannot be confirmed by the person who made it. */
  'same-person': { status: 403 },
  /** There is no proposal to decide. */
  'no-proposal': { status: 409 },
  /** Another proposal has replaced the one in the request. */
  'proposal-changed': { status: 409 },
  /**
   * The caller joined or changed role recently and may not confirm yet; facts: from (an instant).
   * @example { "from": "2026-11-24T18:00:00.000Z" }
   */
  'too-new-to-confirm': { status: 403 },
  /**
   * The proposer joined or changed role recently, and the proposal cannot be confirmed yet; facts: from (an
   * instant).
   * @example { "from": "2026-11-24T18:00:00.000Z" }
   */
  'proposer-too-new': { status: 409 },
  /** The account of the proposer was locked after the proposal, which cannot be confirmed any more. */
  'proposer-locked': { status: 409 },
  /** A proposal already waits for a decision. */
  'already-proposed': { status: 409 },
  /** The review has ended. */
  'review-closed': { status: 409 },
} as const
