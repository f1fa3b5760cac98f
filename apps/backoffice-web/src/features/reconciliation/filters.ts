import { timeOrders, waitOrders } from '@puente/contract'
import { bankStatementStates, breakKinds, breakTeams } from '@puente/contract/staff'
import { currencies, type Currency } from '@puente/money'
import { oneOf } from '../../shell/list/filters.ts'

/** Ledger accounts that a bank or a partner also keeps. */
export const accountCodes = ['client-bank', 'operator-bank', 'nostro'] as const

export const statementFilters = {
  code: oneOf(accountCodes),
  currency: oneOf(Object.keys(currencies) as Currency[]),
  state: oneOf(bankStatementStates),
  order: oneOf(timeOrders),
}

export const breakFilters = {
  kind: oneOf(breakKinds),
  team: oneOf(breakTeams),
  olderThanDays: oneOf([1, 3, 5, 10]),
  code: oneOf(accountCodes),
  currency: oneOf(Object.keys(currencies) as Currency[]),
  order: oneOf(waitOrders),
}
