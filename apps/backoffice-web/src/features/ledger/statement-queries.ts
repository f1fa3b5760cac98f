import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { askedOf, type AccountNamed } from './account-asked.ts'

export interface DaysChosen {
  readonly from?: string
  readonly to?: string
}

/** The owner of an account, and its balances at the start and end of the chosen days. */
export const figuresQuery = (account: AccountNamed, chosen: DaysChosen) =>
  queryOptions({
    queryKey: ['ledger-account-figures', account, chosen],
    queryFn: () => {
      const { params, owner } = askedOf(account)
      return api.getAccountStatement({ params, query: { ...chosen, ...owner, limit: 1 } })
    },
  })
