import type { ApplicationAsk, ApplicationOutcome } from '@puente/contract'
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

export const useProposeApplication = (id: string) =>
  useAction((body: { outcome: ApplicationOutcome; note: string; asks?: ApplicationAsk[] }, idempotencyKey) =>
    api.proposeApplication({ params: { id }, body, idempotencyKey }),
  )
