import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

/** Everyone who acts for the customer, and what they are there. */
export const membersQuery = queryOptions({
  queryKey: ['members'],
  queryFn: () => api.listMembers({}),
})
