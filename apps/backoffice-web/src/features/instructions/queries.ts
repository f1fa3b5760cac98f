import type { DifferenceExplanation } from '@puente/contract/staff'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { pollWhileActive } from '../../shell/attention.ts'
import { useAction } from '../../shell/use-action.ts'

export const sendingQuery = queryOptions({
  queryKey: ['sending'],
  queryFn: () => api.getSending({}),
  refetchInterval: pollWhileActive(30_000),
})

interface Explained {
  readonly ids: string[]
  readonly explanation: DifferenceExplanation
  readonly note: string
}

export const useExplain = () =>
  useAction((body: Explained, idempotencyKey) => api.explainDifferences({ body, idempotencyKey }))

export const useProposeOpening = () =>
  useAction((note: string, idempotencyKey) => api.proposeOpening({ body: { note }, idempotencyKey }))
