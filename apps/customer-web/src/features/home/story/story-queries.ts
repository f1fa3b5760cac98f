import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'

const hourMs = 3_600_000

/** What other providers publish that a transfer costs; empty without current figures. */
export const publishedCostsQuery = queryOptions({
  queryKey: ['published-costs'],
  queryFn: () => api.listPublishedCosts({}),
  staleTime: hourMs,
})

/** The usual times of corridors with enough deliveries. */
export const usualTimesQuery = queryOptions({
  queryKey: ['usual-times'],
  queryFn: () => api.listUsualTimes({}),
  staleTime: hourMs,
})
