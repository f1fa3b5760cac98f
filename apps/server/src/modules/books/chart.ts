import type { AccountCatalogue } from '@puente/ledger'

/**
 * Every account of the operator's books. Clearing accounts must return to zero; a balance left there has an age and an
 * owner.
 */
export const chart = {
  'client-bank': { normalSide: 'debit', floor: 'none', about: 'Customers’ money at the bank that takes it' },
  'operator-bank': { normalSide: 'debit', floor: 'none', about: 'The operator’s own money at the bank' },
  'sweep-clearing': {
    normalSide: 'debit',
    floor: 'none',
    about: 'Earned money between the clients’ account and the operator’s',
  },
  'customer-receivable': {
    normalSide: 'debit',
    floor: 'debit-floor-zero',
    about: 'What one customer owes since the bank took a payment back',
  },
  'reversal-losses': { normalSide: 'debit', floor: 'none', about: 'What was owed and given up' },
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
  'partner-receivable': {
    normalSide: 'debit',
    floor: 'none',
    about: 'What payout partners owe since they paid what they had rejected',
  },
  'payout-losses': { normalSide: 'debit', floor: 'none', about: 'What partners owed and was given up' },
  nostro: { normalSide: 'debit', floor: 'none', about: 'Our money at the payout partner' },
  'fee-income': { normalSide: 'credit', floor: 'none', about: 'Fees earned, without IVA' },
  'iva-payable': { normalSide: 'credit', floor: 'none', about: 'IVA owed to the State' },
  'spread-income': { normalSide: 'credit', floor: 'none', about: 'Spread earned' },
  rounding: { normalSide: 'credit', floor: 'none', about: 'Fractions of a peso that no amount shows' },
  'fx-returns': { normalSide: 'credit', floor: 'none', about: 'Exchange result of returned transfers: ours' },
  'return-charges': {
    normalSide: 'credit',
    floor: 'none',
    about: 'What partners charge for money that came back, kept from its refund until they bill it',
  },
  'promotion-expense': {
    normalSide: 'debit',
    floor: 'none',
    about: 'What rewards for invitations have cost the operator',
  },
  'user-rewards': {
    normalSide: 'credit',
    floor: 'credit-floor-zero',
    about: 'Rewards promised to one user, neither used nor donated yet',
  },
  'donations-payable': {
    normalSide: 'credit',
    floor: 'none',
    about: 'Rewards that users gave to causes, and that are owed to these',
  },
  'partner-charges': {
    normalSide: 'debit',
    floor: 'none',
    about: 'What banks and partners keep for their work',
  },
  'bank-differences': {
    normalSide: 'debit',
    floor: 'none',
    about: 'What a bank’s statement says otherwise than the books and nobody could explain',
  },
  'operator-capital': {
    normalSide: 'credit',
    floor: 'none',
    about: 'What the operator put into its own accounts, less what it took out',
  },
} as const satisfies AccountCatalogue

export type AccountCode = keyof typeof chart

/** Accounts with a zero balance once a flow has finished. */
export const clearingCodes: readonly AccountCode[] = [
  'payin-clearing',
  'suspense',
  'client-funds',
  'refund-clearing',
  'payout-funds',
  'payout-clearing',
  'sweep-clearing',
]
