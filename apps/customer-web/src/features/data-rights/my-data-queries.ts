import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

/** What we hold about the user, by group, and their consents. */
export const myDataQuery = queryOptions({
  queryKey: ['my-data'],
  queryFn: ({ signal }) => api.getMyData({}, { signal }),
})
