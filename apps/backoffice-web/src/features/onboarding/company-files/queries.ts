import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { pollWhileActive } from '../../../shell/attention.ts'
import { useAction } from '../../../shell/use-action.ts'

export const companyFileQuery = (id: string) =>
  queryOptions({
    queryKey: ['company-file', id],
    queryFn: () => api.getCompanyFile({ params: { id } }),
    refetchInterval: pollWhileActive(30_000),
  })

export const useApprove = (id: string) =>
  useAction((note: string, idempotencyKey) =>
    api.approveCompanyFile({ params: { id }, body: { note }, idempotencyKey }),
  )
