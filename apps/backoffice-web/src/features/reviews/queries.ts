import type { ReviewOutcome } from '@puente/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { whileAttended } from '../../shell/attention.ts'
import { useAction } from '../../shell/use-action.ts'
import type { Verdict } from '../approvals/proposal-card.tsx'

export function reviewQuery(id: string) {
  return queryOptions({
    queryKey: ['review', id],
    queryFn: () => api.getReview({ params: { id } }),
    refetchInterval: whileAttended(30_000),
  })
}

export const useProposeReview = (id: string) =>
  useAction((body: { outcome: ReviewOutcome; note: string }, idempotencyKey) =>
    api.proposeReview({ params: { id }, body, idempotencyKey }),
  )

export const useDecideReview = (id: string) =>
  useAction((decision: Verdict, idempotencyKey) =>
    api.decideReview({ params: { id }, body: { decision }, idempotencyKey }),
  )
