import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { whileAttended } from '../../shell/attention.ts'

const refetchInterval = whileAttended(30_000)

/** How much waits, in each place of the books. */
export const agedTotalsQuery = () =>
  queryOptions({
    queryKey: ['aged-totals'],
    queryFn: () => api.getAgedTotals(),
    refetchInterval,
  })

const OLDEST = 10

/** The first lines of all that waits: what nobody explains, and then the oldest. */
export const oldestMoneyQuery = () =>
  queryOptions({
    queryKey: ['aged-money', 'oldest'],
    queryFn: () => api.listAgedMoney({ query: { limit: OLDEST } }),
    refetchInterval,
  })
