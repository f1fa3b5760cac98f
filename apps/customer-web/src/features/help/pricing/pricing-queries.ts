import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { examplePrices } from '../../corridors/example-prices.ts'
import { publishedLimitsQuery } from '../../limits/limits-query.ts'
import { corridorsQuery } from '../../quotes/price/price-queries.ts'

const staleTime = 5 * 60_000

/** The tariffs in force. */
export const tariffsQuery = queryOptions({
  queryKey: ['tariffs'],
  queryFn: () => api.listTariffs({}),
  staleTime,
})

/**
 * Loads all figures of the page before it is shown, so that it is rendered once; a query that fails shows its
 * error in its own section.
 */
export const loadPricing = (queryClient: QueryClient): Promise<unknown> =>
  Promise.allSettled([
    queryClient.ensureQueryData(tariffsQuery),
    queryClient.ensureQueryData(publishedLimitsQuery),
    queryClient
      .ensureQueryData(corridorsQuery)
      .then(({ items: [first] }) =>
        Promise.allSettled(examplePrices(first?.id ?? '').map((price) => queryClient.ensureQueryData(price))),
      ),
  ])
