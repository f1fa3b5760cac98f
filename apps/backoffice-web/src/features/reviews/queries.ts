import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReviewOutcome } from '@puente/contract'
import { useIdempotencyKey } from '@puente/web'
import { api } from '../../api.ts'
import { whileAttended } from '../../shell/attention.ts'

export function reviewsQuery(status: 'open' | 'closed') {
  return queryOptions({
    queryKey: ['reviews', status],
    queryFn: () => api.listReviews({ query: { status } }),
    refetchInterval: whileAttended(30_000),
  })
}

export function reviewQuery(id: string) {
  return queryOptions({
    queryKey: ['review', id],
    queryFn: () => api.getReview({ params: { id } }),
    refetchInterval: whileAttended(30_000),
  })
}

/** How many reviews wait; undefined for a role that may not know. */
export function useReviewsWaiting(mayKnow: boolean): number | undefined {
  const { data } = useQuery({ ...reviewsQuery('open'), enabled: mayKnow })
  return mayKnow ? data?.items.length : undefined
}

/** Proposes an outcome with its note. */
export function usePropose(id: string) {
  const { key, settled } = useIdempotencyKey()
  const refresh = useReviewChanged(id)
  return useMutation({
    mutationFn: (body: { outcome: ReviewOutcome; note: string }) =>
      api.proposeReview({ params: { id }, body, idempotencyKey: key }),
    onSettled: (_, error) => {
      settled(error)
      return refresh()
    },
  })
}

/** Confirms or sends back what another person proposed. */
export function useDecide(id: string) {
  const { key, settled } = useIdempotencyKey()
  const refresh = useReviewChanged(id)
  return useMutation({
    mutationFn: (decision: 'confirm' | 'send-back') =>
      api.decideReview({ params: { id }, body: { decision }, idempotencyKey: key }),
    onSettled: (_, error) => {
      settled(error)
      return refresh()
    },
  })
}

function useReviewChanged(id: string) {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['review', id] }),
      queryClient.invalidateQueries({ queryKey: ['reviews'] }),
      queryClient.invalidateQueries({ queryKey: ['transfers'] }),
      queryClient.invalidateQueries({ queryKey: ['transfer'] }),
    ])
}
