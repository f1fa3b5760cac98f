import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { pollWhileActive } from '../../shell/attention.ts'

export function transferQuery(id: string) {
  return queryOptions({
    queryKey: ['transfer', id],
    queryFn: () => api.getTransfer({ params: { id } }),
    refetchInterval: pollWhileActive(15_000),
  })
}
