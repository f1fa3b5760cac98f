import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { whileAttended } from '../../shell/attention.ts'

export function transferQuery(id: string) {
  return queryOptions({
    queryKey: ['transfer', id],
    queryFn: () => api.getTransfer({ params: { id } }),
    refetchInterval: whileAttended(15_000),
  })
}
