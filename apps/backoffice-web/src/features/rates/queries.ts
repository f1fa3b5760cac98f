import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

export const rateQuery = (id: string) =>
  queryOptions({ queryKey: ['rate', id], queryFn: () => api.getRate({ params: { id } }) })

/** Never refetched by itself, because every view is recorded. */
export const quoteQuery = (id: string) =>
  queryOptions({
    queryKey: ['quote', id],
    queryFn: () => api.getQuoteRecord({ params: { id } }),
    refetchOnWindowFocus: false,
  })
