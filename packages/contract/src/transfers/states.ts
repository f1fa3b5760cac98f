/** The states of a transfer. */
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

/** The states in which a transfer has ended. */
export const endStates = [
  'delivered',
  'refunded',
  'expired',
  'cancelled',
] as const satisfies readonly TransferState[]

/** The states that a customer sees: few and neutral, the same whatever the cause of a review. */
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

/** The purpose of a transfer; each rail has its own code for it. */
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

/** The source of the money, asked together with the purpose. */
export const fundsSources = ['salary', 'savings', 'business', 'pension', 'sale', 'loan', 'other'] as const
export type FundsSource = (typeof fundsSources)[number]
