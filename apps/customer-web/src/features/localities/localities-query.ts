import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

/** Regions with their comunas, and countries. They change rarely, by law. */
export const localitiesQuery = queryOptions({
  queryKey: ['localities'],
  queryFn: ({ signal }) => api.listLocalities({}, { signal }),
  staleTime: 60 * 60_000,
})
