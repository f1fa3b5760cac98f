import { accountCodes, balanceBases, closeScopes } from '@puente/contract/staff'
import { currencies, type Currency } from '@puente/money'
import { day, oneOf, typed } from '../../shell/list/filters.ts'

/** Account codes with one account per transfer or debtor: the code alone does not identify an account. */
export const owned: readonly string[] = ['client-funds', 'payout-funds', 'customer-receivable']

export const accountFilters = {
  code: oneOf(accountCodes),
  currency: oneOf(Object.keys(currencies) as Currency[]),
}

/**
 * The instant of the trial balance in its URL, the end of a day or a time of that day, and by which day it counts
 * journals: by default, the day of recording.
 */
export const balanceFilters = { day: day(), time: typed(5), by: oneOf(balanceBases) }

/** The day at whose end the funds of customers are shown, now without one, and the currency of the proof, in the URL. */
export const safeguardingFilters = { day: day(), currency: oneOf(Object.keys(currencies) as Currency[]) }

/** The day and what is closed with it in the URL; by default yesterday alone. */
export const closeFilters = { day: day(), scope: oneOf(closeScopes) }

/** The day through which a proposal to close begins, in its URL. */
export const periodFilters = { day: day() }

/** The date range of a statement in its URL. */
export const statementFilters = { from: day(), to: day() }
