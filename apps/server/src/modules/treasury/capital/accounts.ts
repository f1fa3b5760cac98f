import type { CapitalAccount, CapitalAccountWire } from '@puente/contract/staff'
import { balances, openAccountsAmong, type Balance, type OpenAccount } from '@puente/ledger'
import type { Work } from '../../../platform/work.ts'
import { account } from '../../books/index.ts'
import { allCorridors } from '../../corridors/index.ts'

interface Usable extends OpenAccount {
  readonly code: CapitalAccount
}

const CLP = 'CLP'

/**
 * The open accounts of the operator's own money: at its bank in CLP, and at its payout partners in the currency of each
 * corridor. An account without an open account for the capital of its currency is left out.
 */
export async function capitalAccounts(work: Work): Promise<Usable[]> {
  const foreign = new Set((await allCorridors(work)).map(({ currency }) => currency))
  const named: readonly { readonly code: CapitalAccount; readonly currency: string }[] = [
    { code: 'operator-bank', currency: CLP },
    ...[...foreign]
      .filter((currency) => currency !== CLP)
      .map((currency) => ({ code: 'nostro', currency }) as const),
  ]
  const open = await openAccountsAmong(
    work,
    named.flatMap(({ code, currency }) => [account(code, currency), account('operator-capital', currency)]),
  )
  const openFor = (code: string, currency: string) =>
    open.find((one) => one.code === code && one.currency === currency)
  return named.flatMap(({ code, currency }) => {
    const found = openFor(code, currency)
    return found === undefined || openFor('operator-capital', currency) === undefined
      ? []
      : [{ ...found, code }]
  })
}

/** These accounts with their balances now, and the capital of their currencies. */
export async function capitalView(work: Work): Promise<CapitalAccountWire[]> {
  const accounts = await capitalAccounts(work)
  const [own, capital] = await Promise.all([
    balances(work, accounts),
    balances(
      work,
      accounts.map(({ currency }) => account('operator-capital', currency)),
    ),
  ])
  return accounts.map(({ code, currency, hasPostings }, nth) => ({
    account: code,
    currency,
    ...figures(own[nth], capital[nth]),
    takesOpeningBalance: !hasPostings,
  }))
}

const figures = (own: Balance | undefined, capital: Balance | undefined) => ({
  balance: String(own?.postedMinor ?? 0n),
  available: String(own?.availableMinor ?? 0n),
  capital: String(capital?.postedMinor ?? 0n),
})
