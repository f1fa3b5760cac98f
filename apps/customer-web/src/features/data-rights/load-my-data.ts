import type { QueryClient } from '@tanstack/react-query'
import { myDataQuery } from './my-data-queries.ts'
import { requestsQuery } from './request-queries.ts'

/** Loads what we hold about the user and their requests, so that the page is rendered once. */
export const loadMyData = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all([queryClient.ensureQueryData(myDataQuery), queryClient.ensureInfiniteQueryData(requestsQuery)])
