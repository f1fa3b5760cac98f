/** The kinds of waiting money, by the ledger account that it is on. */
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

/**
 * The owner of a waiting sum. 'customer': the customer has to act. 'nobody': no fact explains the money,
 * which raises an alarm.
 */
export const agedOwners = ['treasury', 'compliance', 'customer', 'nobody'] as const
export type AgedOwner = (typeof agedOwners)[number]

/**
 * What happens to it if nobody acts. Only frozen money has no automatic outcome: the officer decides about
 * it.
 */
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

/** Whether it is older than its maximum age. */
export const agedStandings = ['overdue', 'in-time'] as const
export type AgedStanding = (typeof agedStandings)[number]

/**
 * Whose money a balance of the books is: what is due to customers, where their money is kept, what others have to pay
 * back to it, and the operator's own.
 */
export const safeguardingClasses = ['owed', 'held', 'receivable', 'own'] as const
export type SafeguardingClass = (typeof safeguardingClasses)[number]

/** The accounts of the books that are at a bank or at a payout partner. */
export const bankAccounts = ['client-bank', 'operator-bank', 'nostro'] as const
export type BankAccount = (typeof bankAccounts)[number]
