import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { ThreadWire } from '@puente/contract/customer'
import { api } from '../../../api.ts'

const lookAgainMs = 20_000

/** All threads of the customer, latest message first. */
export const threadsQuery = infiniteQueryOptions({
  queryKey: ['threads', 'all'],
  queryFn: ({ pageParam }) =>
    api.listThreads({ query: { limit: 20, ...(pageParam === '' ? {} : { after: pageParam }) } }),
  initialPageParam: '',
  getNextPageParam: (last) => last.next,
})

/** One thread, refetched while the page is visible and an answer may arrive. */
export const threadQuery = (id: string) =>
  queryOptions({
    queryKey: ['threads', 'one', id],
    queryFn: () => api.getThread({ params: { id } }),
    refetchInterval: lookAgainMs,
  })

/** The messages about one transfer, and the deadline for answering one sent now. */
export const transferThreadQuery = (transferId: string) =>
  queryOptions({
    queryKey: ['threads', 'transfer', transferId],
    queryFn: () => api.getTransferThread({ params: { id: transferId } }),
    refetchInterval: ({ state: { data } }) => (data?.thread === undefined ? false : lookAgainMs),
  })

/** Stores a thread from the response to a message, and invalidates the list. */
export async function storeThread(queryClient: QueryClient, thread: ThreadWire): Promise<void> {
  queryClient.setQueryData(threadQuery(thread.id).queryKey, thread)
  const { transferId, kind } = thread
  if (transferId !== undefined && kind === 'transfer')
    queryClient.setQueryData(transferThreadQuery(transferId).queryKey, (before) =>
      before === undefined ? before : { ...before, thread },
    )
  await queryClient.invalidateQueries({ queryKey: threadsQuery.queryKey })
}
