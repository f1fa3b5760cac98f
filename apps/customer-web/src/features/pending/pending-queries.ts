import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

/** For so long what is owed counts as known: a screen that is opened later asks anew. */
const KNOWN_MS = 30_000

/** What the user and the customer they act for owe, the most urgent first. */
export const pendingQuery = queryOptions({
  queryKey: ['pending-items'],
  queryFn: ({ signal }) => api.listPendingItems({}, { signal }),
  staleTime: KNOWN_MS,
})
