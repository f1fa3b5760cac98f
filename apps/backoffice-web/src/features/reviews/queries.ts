import type { ReviewOutcome } from '@puente/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { pollWhileActive } from '../../shell/attention.ts'
import { useAction } from '../../shell/use-action.ts'

export function reviewQuery(id: string) {
  return queryOptions({
    queryKey: ['review', id],
    queryFn: () => api.getReview({ params: { id } }),
    refetchInterval: pollWhileActive(30_000),
  })
}

export const useProposeReview = (id: string) =>
  useAction((body: { outcome: ReviewOutcome; note: string }, idempotencyKey) =>
    api.proposeReview({ params: { id }, body, idempotencyKey }),
  )
