import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'

/** The amounts sent compared with the thresholds, and the required evidence. */
export const diligenceQuery = queryOptions({
  queryKey: ['pending-items', 'due-diligence'],
  queryFn: () => api.getDueDiligence({}),
})
