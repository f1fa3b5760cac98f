import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

/** What the customer may send now, and how much of each limit is used. */
export const ownLimitsQuery = queryOptions({
  queryKey: ['own-limits'],
  queryFn: ({ signal }) => api.getAllowance({}, { signal }),
})
