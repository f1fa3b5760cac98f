/** What waits, by the account of the books it waits on. */
export const agedKinds = [
  'suspense',
  'client-funds',
  'payout-funds',
  'payout-clearing',
  'payin-clearing',
  'refund-clearing',
  'sweep-clearing',
  'customer-receivable',
  'partner-receivable',
] as const
export type AgedKind = (typeof agedKinds)[number]

/** Who has it. The customer's turn is theirs; money that no fact explains is nobody's, and alarms. */
export const agedOwners = ['treasury', 'compliance', 'customer', 'nobody'] as const
export type AgedOwner = (typeof agedOwners)[number]

/** What becomes of it if nobody does anything. Only frozen money has no such end: the officer decides about it. */
export const agedOutcomes = [
  'goes-on',
  'refund',
  'back-to-source',
  'partner-answers',
  'review-ends',
  'officer-decides',
  'stays-owed',
  'alarm',
] as const
export type AgedOutcome = (typeof agedOutcomes)[number]

/** Whether it is older than it may be. */
export const agedStandings = ['overdue', 'in-time'] as const
export type AgedStanding = (typeof agedStandings)[number]
