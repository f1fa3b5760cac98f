import type { ThreadWire } from '@puente/contract/customer'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useKeyOf } from '@puente/web'
import { useEffect } from 'react'
import { api } from '../../../api.ts'
import { threadsQuery } from './thread-queries.ts'

const LOOK_AGAIN_MS = 60_000

/** How many conversations have an answer that was not read. */
export const unreadQuery = queryOptions({
  queryKey: ['threads', 'unread'],
  queryFn: () => api.getUnreadThreads({}),
  refetchInterval: LOOK_AGAIN_MS,
})

/** Marks a thread as read while it is shown. */
export function useReading(thread: ThreadWire | undefined): void {
  const queryClient = useQueryClient()
  const keyOf = useKeyOf()
  const { mutate } = useMutation({
    mutationFn: ({ id, lastAt }: { id: string; lastAt: string }) =>
      api.readThread({ params: { id }, body: {}, idempotencyKey: keyOf([id, lastAt]) }),
    onSettled: (_, error) => keyOf.settled(error),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: unreadQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: threadsQuery.queryKey }),
      ]),
  })
  const { id = '', lastAt = '', unread = false } = thread ?? {}
  useEffect(() => {
    if (unread) mutate({ id, lastAt })
  }, [id, lastAt, mutate, unread])
}
