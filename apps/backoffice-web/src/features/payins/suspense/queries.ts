import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { pollWhileActive } from '../../../shell/attention.ts'
import { useAction } from '../../../shell/use-action.ts'

export function suspenseQuery(id: string) {
  return queryOptions({
    queryKey: ['suspense-case', id],
    queryFn: () => api.getSuspense({ params: { id } }),
    refetchInterval: pollWhileActive(30_000),
  })
}

export interface SuspenseProposal {
  action: 'match' | 'return'
  transferId?: string
  receivableId?: string
  note: string
}

export const useProposeSuspense = (id: string) =>
  useAction((body: SuspenseProposal, idempotencyKey) =>
    api.proposeSuspense({ params: { id }, body, idempotencyKey }),
  )
