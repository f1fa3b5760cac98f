import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { whileAttended } from '../../shell/attention.ts'
import type { TransferFilters } from './filters.ts'

const pageSize = 50

/** The list under its filters, page after page. */
export function transfersQuery(filters: TransferFilters) {
  return infiniteQueryOptions({
    queryKey: ['transfers', filters],
    queryFn: ({ pageParam }) =>
      api.listTransfers({
        query: { ...filters, limit: pageSize, ...(pageParam === '' ? {} : { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })
}

export function transferQuery(id: string) {
  return queryOptions({
    queryKey: ['transfer', id],
    queryFn: () => api.getTransfer({ params: { id } }),
    refetchInterval: whileAttended(15_000),
  })
}
