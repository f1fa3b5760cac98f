import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { examplePrices } from '../../corridors/example-prices.ts'
import { corridorsQuery } from '../../quotes/price-queries.ts'

const staleTime = 5 * 60_000

/** What a transfer costs, as it is in force. */
export const tariffsQuery = queryOptions({
  queryKey: ['tariffs'],
  queryFn: () => api.listTariffs({}),
  staleTime,
})

/** How much each kind and level may send, as it is in force. */
export const limitsQuery = queryOptions({
  queryKey: ['limits'],
  queryFn: () => api.listLimits({}),
  staleTime,
})

/** Asks for every figure of the page before it is shown, so that it is painted once; what fails says so in its place. */
export const loadPricing = (queryClient: QueryClient): Promise<unknown> =>
  Promise.allSettled([
    queryClient.ensureQueryData(tariffsQuery),
    queryClient.ensureQueryData(limitsQuery),
    queryClient
      .ensureQueryData(corridorsQuery)
      .then(({ items: [first] }) =>
        Promise.allSettled(examplePrices(first?.id ?? '').map((price) => queryClient.ensureQueryData(price))),
      ),
  ])
