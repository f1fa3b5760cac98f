export const referralsRefusals = {
  /** Nobody has this invitation code. */
  'code-unknown': { status: 404 },
  /** It is the caller's own code, or that of a user who acts for the same customer. */
  'own-code': { status: 409 },
  /** An invitation code is accepted only once, and before the first order. */
  'invited-too-late': { status: 409 },
  /** There is no reward that was neither used nor donated. */
  'no-reward': { status: 409 },
  /** The operator does not currently support this cause. */
  'cause-unknown': { status: 409 },
  /** No donation to this cause is waiting to be paid. */
  'nothing-owed': { status: 409 },
  /** A donation can be confirmed once, within 30 minutes. */
  'donation-expired': { status: 409 },
} as const
