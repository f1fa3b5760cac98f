import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { ThreadWire } from '@puente/contract/customer'
import { api } from '../../../api.ts'

const lookAgainMs = 20_000

/** Every thread of the customer, the one written to last first. */
export const threadsQuery = infiniteQueryOptions({
  queryKey: ['threads', 'all'],
  queryFn: ({ pageParam }) =>
    api.listThreads({ query: { limit: 20, ...(pageParam === '' ? {} : { after: pageParam }) } }),
  initialPageParam: '',
  getNextPageParam: (last) => last.next,
})

/** One thread, read again while someone is looking and an answer may come. */
export const threadQuery = (id: string) =>
  queryOptions({
    queryKey: ['threads', 'one', id],
    queryFn: () => api.getThread({ params: { id } }),
    refetchInterval: lookAgainMs,
  })

/** What was said about one transfer, and by when a message written now is answered. */
export const transferThreadQuery = (transferId: string) =>
  queryOptions({
    queryKey: ['threads', 'transfer', transferId],
    queryFn: () => api.getTransferThread({ params: { id: transferId } }),
    refetchInterval: ({ state: { data } }) => (data?.thread === undefined ? false : lookAgainMs),
  })

/** Puts a thread that a message answered in its places and marks the list as old. */
export async function keepThread(queryClient: QueryClient, thread: ThreadWire): Promise<void> {
  queryClient.setQueryData(threadQuery(thread.id).queryKey, thread)
  const { transferId, kind } = thread
  if (transferId !== undefined && kind === 'transfer')
    queryClient.setQueryData(transferThreadQuery(transferId).queryKey, (before) =>
      before === undefined ? before : { ...before, thread },
    )
  await queryClient.invalidateQueries({ queryKey: threadsQuery.queryKey })
}
