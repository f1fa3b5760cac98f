import { currencies, type Currency } from '@puente/money'
import { day, oneOf, typed } from '../../shell/list/filters.ts'
import { ledgerMessages } from './messages.es.ts'

type Code = keyof typeof ledgerMessages.names

/** Accounts that belong to one transfer or debtor each: their name alone is no account. */
export const owned: readonly string[] = ['client-funds', 'payout-funds', 'customer-receivable']

/** What the list of accounts keeps in its address. */
export const accountFilters = {
  code: oneOf(Object.keys(ledgerMessages.names) as Code[]),
  currency: oneOf(Object.keys(currencies) as Currency[]),
}

/** The moment at which the trial balance is looked at: the end of a day, or a time of it. */
export const balanceFilters = { day: day(), time: typed(5) }

/** The days of a statement. */
export const statementFilters = { from: day(), to: day() }
