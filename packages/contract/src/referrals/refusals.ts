export const referralsRefusals = {
  /** Nobody has this invitation code. */
  'code-unknown': { status: 404 },
  /** It is one's own code, or that of somebody who acts for the same customer. */
  'own-code': { status: 409 },
  /** One is invited once, and before one's first order. */
  'invited-too-late': { status: 409 },
  /** There is no reward that was neither used nor donated. */
  'no-reward': { status: 409 },
  /** The operator does not support this cause now. */
  'cause-unknown': { status: 409 },
  /** No donation waits to be paid to this cause. */
  'nothing-owed': { status: 409 },
  /** A donation is confirmed within its half hour, and once. */
  'donation-expired': { status: 409 },
} as const
