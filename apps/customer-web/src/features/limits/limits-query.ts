import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

/** The limits in force, by kind of customer and level. */
export const publishedLimitsQuery = queryOptions({
  queryKey: ['limits'],
  queryFn: () => api.listLimits({}),
  staleTime: 5 * 60_000,
})

/** The customer's allowance and the use of each limit. */
export const ownLimitsQuery = queryOptions({
  queryKey: ['own-limits'],
  queryFn: ({ signal }) => api.getAllowance({}, { signal }),
})
