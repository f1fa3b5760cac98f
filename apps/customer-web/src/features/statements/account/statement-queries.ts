import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'

/** The issued statements, latest first, in pages. */
export const statementsQuery = infiniteQueryOptions({
  queryKey: ['statements'],
  queryFn: ({ pageParam }) =>
    api.listStatements({ query: { limit: 20, ...(pageParam === '' ? {} : { after: pageParam }) } }),
  initialPageParam: '',
  getNextPageParam: (last) => last.next,
})
