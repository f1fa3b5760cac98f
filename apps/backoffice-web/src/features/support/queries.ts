import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { pollWhileActive } from '../../shell/attention.ts'
import { useAction } from '../../shell/use-action.ts'

/** One thread; each further page has earlier messages. */
export function threadQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ['thread', id],
    queryFn: ({ pageParam }) =>
      api.getThread({ params: { id }, query: pageParam === '' ? {} : { before: pageParam } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.earlier,
    refetchInterval: pollWhileActive(30_000),
  })
}

export const useAnswer = (id: string) =>
  useAction((text: string, idempotencyKey) =>
    api.answerThread({ params: { id }, body: { text }, idempotencyKey }),
  )

export const useCloseThread = (id: string) =>
  useAction((_: void, idempotencyKey) => api.closeThread({ params: { id }, body: {}, idempotencyKey }))
