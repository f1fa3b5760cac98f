import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

/** The customer's allowance and the use of each limit. */
export const ownLimitsQuery = queryOptions({
  queryKey: ['own-limits'],
  queryFn: ({ signal }) => api.getAllowance({}, { signal }),
})
