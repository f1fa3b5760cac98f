import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

/** How long pending items are considered fresh, in ms; screens opened later refetch them. */
const KNOWN_MS = 30_000

/** The pending items of the user and of the customer they act for, most urgent first. */
export const pendingQuery = queryOptions({
  queryKey: ['pending-items'],
  queryFn: ({ signal }) => api.listPendingItems({}, { signal }),
  staleTime: KNOWN_MS,
})
