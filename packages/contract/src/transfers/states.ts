/** The states of a transfer (product: Money: every path has an outcome). */
export const transferStates = [
  'awaiting-payin',
  'in-review',
  'funded',
  'held',
  'converting',
  'payout-submitted',
  'payout-unknown',
  'delivered',
  'returned',
  'correcting',
  'rejected',
  'refunding',
  'refunded',
  'frozen',
  'expired',
  'cancelled',
] as const
export type TransferState = (typeof transferStates)[number]

/** What the customer is told: few, neutral, the same words whatever the cause of a review. */
export const publicStates = [
  'waiting-for-payment',
  'checking',
  'on-hold',
  'converting',
  'sent-to-bank',
  'delivered',
  'returned',
  'needs-correction',
  'refunding',
  'refunded',
  'expired',
  'cancelled',
  'stopped',
] as const
export type PublicState = (typeof publicStates)[number]

/** Why the money is sent; each rail has its own code for it. */
export const purposes = [
  'family-support',
  'own-account',
  'health',
  'education',
  'rent',
  'travel',
  'salary',
  'goods',
  'services',
  'software',
  'taxes',
  'investment',
  'loan',
  'property',
  'donation',
  'freight',
  'capital',
  'insurance',
] as const
export type Purpose = (typeof purposes)[number]

/** Where the money came from, asked when the purpose is. */
export const fundsSources = ['salary', 'savings', 'business', 'pension', 'sale', 'loan', 'other'] as const
export type FundsSource = (typeof fundsSources)[number]
