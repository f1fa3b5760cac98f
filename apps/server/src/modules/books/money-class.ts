import type { SafeguardingClass } from '@puente/contract/staff'
import type { AccountCode } from './chart.ts'

/**
 * Whose money the balance of each account is. An obligation to a customer stands on a credit balance; the account where
 * that money is kept, and what others have to pay back to it, on a debit balance. All other accounts are the operator's,
 * also the rewards that it promised: no customer paid them in.
 */
export const moneyClasses: Readonly<Record<AccountCode, SafeguardingClass>> = {
  'client-bank': 'held',
  nostro: 'held',
  'payin-clearing': 'owed',
  suspense: 'owed',
  'client-funds': 'owed',
  'refund-clearing': 'owed',
  'payout-funds': 'owed',
  'payout-clearing': 'owed',
  'customer-receivable': 'receivable',
  'partner-receivable': 'receivable',
  'operator-bank': 'own',
  'sweep-clearing': 'own',
  'reversal-losses': 'own',
  'fx-position': 'own',
  'payout-losses': 'own',
  'fee-income': 'own',
  'iva-payable': 'own',
  'spread-income': 'own',
  rounding: 'own',
  'fx-returns': 'own',
  'return-charges': 'own',
  'promotion-expense': 'own',
  'user-rewards': 'own',
  'donations-payable': 'own',
  'partner-charges': 'own',
  'bank-differences': 'own',
  'operator-capital': 'own',
}
