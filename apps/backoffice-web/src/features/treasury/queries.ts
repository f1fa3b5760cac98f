import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { pollWhileActive } from '../../shell/attention.ts'

const refetchInterval = pollWhileActive(30_000)

/** The amounts by category in the books. */
export const agedTotalsQuery = () =>
  queryOptions({
    queryKey: ['aged-totals'],
    queryFn: () => api.getAgedTotals(),
    refetchInterval,
  })

const OLDEST = 10

/** The first rows of the list: unexplained amounts, then the oldest. */
export const oldestMoneyQuery = () =>
  queryOptions({
    queryKey: ['aged-money', 'oldest'],
    queryFn: () => api.listAgedMoney({ query: { limit: OLDEST } }),
    refetchInterval,
  })
