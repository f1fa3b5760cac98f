import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'

/** The statements that were given out, the last one first, a page at a time. */
export const statementsQuery = infiniteQueryOptions({
  queryKey: ['statements'],
  queryFn: ({ pageParam }) =>
    api.listStatements({ query: { limit: 20, ...(pageParam === '' ? {} : { after: pageParam }) } }),
  initialPageParam: '',
  getNextPageParam: (last) => last.next,
})
