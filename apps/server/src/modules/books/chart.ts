import type { AccountCatalogue } from '@puente/ledger'

/** Every account of the operator's books. Clearing accounts must return to zero; what does not has an age and an owner. */
export const chart = {
  'client-bank': { normalSide: 'debit', floor: 'none', about: 'Customers’ money at the bank that takes it' },
  'payin-clearing': {
    normalSide: 'credit',
    floor: 'none',
    about: 'Payments between the bank and their order',
  },
  suspense: { normalSide: 'credit', floor: 'none', about: 'Money that came and is not understood yet' },
  'client-funds': {
    normalSide: 'credit',
    floor: 'credit-floor-zero',
    about: 'What one customer has paid for one transfer and is still owed',
  },
  'refund-clearing': { normalSide: 'credit', floor: 'none', about: 'Refunds ordered and not settled yet' },
  'fx-position': { normalSide: 'credit', floor: 'none', about: 'Bought less sold of one currency' },
  'payout-funds': {
    normalSide: 'credit',
    floor: 'credit-floor-zero',
    about: 'What one recipient is to be paid, before the rail has it',
  },
  'payout-clearing': {
    normalSide: 'credit',
    floor: 'none',
    about: 'Payouts the rail has and has not confirmed',
  },
  nostro: { normalSide: 'debit', floor: 'none', about: 'Our money at the payout partner' },
  'fee-income': { normalSide: 'credit', floor: 'none', about: 'Fees earned, without IVA' },
  'iva-payable': { normalSide: 'credit', floor: 'none', about: 'IVA owed to the State' },
  'spread-income': { normalSide: 'credit', floor: 'none', about: 'Spread earned' },
  rounding: { normalSide: 'credit', floor: 'none', about: 'Fractions of a peso that no amount shows' },
  'fx-returns': { normalSide: 'credit', floor: 'none', about: 'Exchange result of returned transfers: ours' },
  'operator-capital': {
    normalSide: 'credit',
    floor: 'none',
    about: 'What the operator put into its nostros',
  },
} as const satisfies AccountCatalogue

export type AccountCode = keyof typeof chart

/** Accounts that a finished flow leaves at zero. */
export const clearingCodes: readonly AccountCode[] = [
  'payin-clearing',
  'suspense',
  'client-funds',
  'refund-clearing',
  'payout-funds',
  'payout-clearing',
]
