import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'

/** How much may be sent before evidence is needed, how much was, and what is asked. */
export const diligenceQuery = queryOptions({
  queryKey: ['pending-items', 'due-diligence'],
  queryFn: () => api.getDueDiligence({}),
})
