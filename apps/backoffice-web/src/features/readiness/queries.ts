import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { useAction } from '../../shell/use-action.ts'

export const readinessQuery = queryOptions({
  queryKey: ['readiness'],
  queryFn: () => api.getReadiness({}),
})

/** Checks everything again. Each press has another input, so that it has an idempotency key of its own. */
export const useCheckReadiness = () =>
  useAction((_: number, idempotencyKey) => api.checkReadiness({ idempotencyKey }))

export const useProposeSales = () =>
  useAction((note: string, idempotencyKey) => api.proposeSales({ body: { note }, idempotencyKey }))

export const useCloseSales = () =>
  useAction((note: string, idempotencyKey) => api.closeSales({ body: { note }, idempotencyKey }))
