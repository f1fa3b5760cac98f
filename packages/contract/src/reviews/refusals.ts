export const reviewRefusals = {
  /** Whoever proposed an outcome cannot be the one who confirms it. */
  'same-person': { status: 403 },
  'no-proposal': { status: 409 },
  /** Another proposal has replaced the one in the request. */
  'proposal-changed': { status: 409 },
  /** The actor's account or role is new: no confirmations until then; facts: from (an instant). */
  'too-new-to-confirm': { status: 403 },
  /** The proposer's account or role was new: not confirmable until then; facts: from (an instant). */
  'proposer-too-new': { status: 409 },
  'already-proposed': { status: 409 },
  'review-closed': { status: 409 },
} as const
