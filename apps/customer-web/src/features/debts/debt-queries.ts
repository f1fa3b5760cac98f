import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

const whileOwedMs = 5_000

/** What the customer owes or owed, the newest first, a page at a time. */
export const debtsQuery = infiniteQueryOptions({
  queryKey: ['debts', 'all'],
  queryFn: ({ pageParam }) => api.listDebts({ query: pageParam === '' ? {} : { after: pageParam } }),
  initialPageParam: '',
  getNextPageParam: (last) => last.next,
})

/** One debt, read again while something is owed and someone is looking. */
export const debtQuery = (id: string) =>
  queryOptions({
    queryKey: ['debts', 'one', id],
    queryFn: () => api.getDebt({ params: { id } }),
    refetchInterval: ({ state: { data } }) => (data?.status === 'open' ? whileOwedMs : false),
  })
