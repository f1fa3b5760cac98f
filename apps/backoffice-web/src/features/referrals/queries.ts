import type { CauseWire, Decision, RewardTermsWire } from '@puente/contract/staff'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { useAction } from '../../shell/use-action.ts'

export const termsQuery = queryOptions({
  queryKey: ['referral-terms'],
  queryFn: () => api.getReferralTerms({}),
})

export const causesQuery = queryOptions({
  queryKey: ['causes'],
  queryFn: () => api.getCauses({}),
})

/** Asks for all that the programme's page shows. */
export const loadProgram = (queryClient: QueryClient): Promise<unknown> =>
  Promise.allSettled([queryClient.ensureQueryData(termsQuery), queryClient.ensureQueryData(causesQuery)])

export const useProposeTerms = () =>
  useAction((body: { terms: RewardTermsWire; note: string }, idempotencyKey) =>
    api.proposeReferralTerms({ body, idempotencyKey }),
  )

export const useDecideTerms = () =>
  useAction((body: Decision, idempotencyKey) => api.decideReferralTerms({ body, idempotencyKey }))

export const useProposeCauses = () =>
  useAction((body: { causes: CauseWire[]; note: string }, idempotencyKey) =>
    api.proposeCauses({ body, idempotencyKey }),
  )

export const useDecideCauses = () =>
  useAction((body: Decision, idempotencyKey) => api.decideCauses({ body, idempotencyKey }))

export const owedQuery = queryOptions({
  queryKey: ['owed-to-causes'],
  queryFn: () => api.listOwedToCauses({}),
})

export const useProposePayment = (id: string) =>
  useAction((note: string, idempotencyKey) =>
    api.proposeCausePayment({ params: { id }, body: { note }, idempotencyKey }),
  )

export const useDecidePayment = (id: string) =>
  useAction((body: Decision, idempotencyKey) =>
    api.decideCausePayment({ params: { id }, body, idempotencyKey }),
  )

/** Whether the reader publishes; whoever else may open the page only reads. */
export function useMayPublish(): boolean {
  const { session } = useRouteContext({ from: '/shell' })
  return session.staff.role !== 'support'
}
