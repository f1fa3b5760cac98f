import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

const whileOwedMs = 5_000

/** The customer's debts, newest first, one page at a time. */
export const debtsQuery = infiniteQueryOptions({
  queryKey: ['debts', 'all'],
  queryFn: ({ pageParam }) => api.listDebts({ query: pageParam === '' ? {} : { after: pageParam } }),
  initialPageParam: '',
  getNextPageParam: (last) => last.next,
})

/** One debt. Refetched while something is owed and the page is visible. */
export const debtQuery = (id: string) =>
  queryOptions({
    queryKey: ['debts', 'one', id],
    queryFn: () => api.getDebt({ params: { id } }),
    refetchInterval: ({ state: { data } }) => (data?.status === 'open' ? whileOwedMs : false),
  })
