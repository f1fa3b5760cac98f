/** The status of an attempt to pay a recipient. */
export const payoutStatuses = ['ready', 'submitted', 'unknown', 'credited', 'rejected', 'returned'] as const
export type PayoutStatusWord = (typeof payoutStatuses)[number]

/** Who must act on a returned payout. */
export const returnActors = ['customer', 'staff', 'nobody'] as const
export type ReturnActor = (typeof returnActors)[number]

/** How a returned payout was resolved. */
export const returnOutcomes = ['corrected', 'retried', 'rerouted', 'refunded'] as const
export type ReturnOutcome = (typeof returnOutcomes)[number]

/** The meanings of partners' error codes, for staff. */
export const partnerMeanings = [
  'account-closed',
  'account-wrong',
  'account-blocked',
  'name-differs',
  'recipient-unknown',
  'recipient-deceased',
  'recipient-refused',
  'cannot-receive',
  'amount-not-possible',
  'other-bank-away',
  'rail-not-ours',
  'funds-short',
  'order-faulty',
  'key-refused',
  'too-many-requests',
  'reference-reused',
  'not-known-there',
  'partner-broken',
  'partner-away',
  'no-answer',
  'not-settled',
  'withdrawn',
  'declared-unpaid',
  'not-met-before',
] as const
export type PartnerMeaning = (typeof partnerMeanings)[number]
