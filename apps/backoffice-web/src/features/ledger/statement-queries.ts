import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { askedOf, type AccountNamed } from './account-asked.ts'

export interface DaysChosen {
  readonly from?: string
  readonly to?: string
}

/** Whose an account is, and its balance at both ends of the days chosen. */
export const figuresQuery = (account: AccountNamed, chosen: DaysChosen) =>
  queryOptions({
    queryKey: ['ledger-account-figures', account, chosen],
    queryFn: () => {
      const { params, owner } = askedOf(account)
      return api.getAccountStatement({ params, query: { ...chosen, ...owner, limit: 1 } })
    },
  })

/** Asks for the figures before the screen is shown, so that it is painted once; what fails says so in its place. */
export const loadFigures = (queryClient: QueryClient, account: AccountNamed, chosen: DaysChosen) =>
  Promise.allSettled([queryClient.ensureQueryData(figuresQuery(account, chosen))])
