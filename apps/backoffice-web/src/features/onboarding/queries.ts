import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { pollWhileActive } from '../../shell/attention.ts'
import { useAction } from '../../shell/use-action.ts'

export function applicationQuery(id: string) {
  return queryOptions({
    queryKey: ['application', id],
    queryFn: () => api.getApplication({ params: { id } }),
    refetchInterval: pollWhileActive(30_000),
  })
}

type Proposed = Parameters<typeof api.proposeApplication>[0]['body']

export const useProposeApplication = (id: string) =>
  useAction((body: Proposed, idempotencyKey) =>
    api.proposeApplication({ params: { id }, body, idempotencyKey }),
  )
