import { bankStatementStates, breakKinds, breakTeams } from '@puente/contract/staff'
import { currencies, type Currency } from '@puente/money'
import { oneOf } from '../../shell/list/filters.ts'

/** Accounts of the books that a bank or a partner keeps too. */
export const accountCodes = ['client-bank', 'operator-bank', 'nostro'] as const

/** What the list of statements keeps in its address. */
export const statementFilters = {
  code: oneOf(accountCodes),
  currency: oneOf(Object.keys(currencies) as Currency[]),
  state: oneOf(bankStatementStates),
}

/** What the list of breaks keeps in its address. */
export const breakFilters = {
  kind: oneOf(breakKinds),
  team: oneOf(breakTeams),
  olderThanDays: oneOf([1, 3, 5, 10]),
  code: oneOf(accountCodes),
  currency: oneOf(Object.keys(currencies) as Currency[]),
}
