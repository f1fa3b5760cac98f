import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

/** Regions with their comunas, and countries. They change rarely, by law. */
export const placesQuery = queryOptions({
  queryKey: ['places'],
  queryFn: ({ signal }) => api.listPlaces({}, { signal }),
  staleTime: 60 * 60_000,
})
