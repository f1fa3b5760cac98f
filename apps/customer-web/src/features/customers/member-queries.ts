import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

/** The users who act for the customer, with their roles. */
export const membersQuery = queryOptions({
  queryKey: ['members'],
  queryFn: () => api.listMembers({}),
})
