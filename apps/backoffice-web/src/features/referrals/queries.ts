import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { useAction } from '../../shell/use-action.ts'

export const owedQuery = queryOptions({
  queryKey: ['owed-to-causes'],
  queryFn: () => api.listDonationsDue({}),
})

export const useProposePayment = (id: string) =>
  useAction((note: string, idempotencyKey) =>
    api.proposeCausePayment({ params: { id }, body: { note }, idempotencyKey }),
  )
