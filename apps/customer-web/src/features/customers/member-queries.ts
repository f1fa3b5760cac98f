import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

/** The users who act for the customer, with their roles. */
export const membersQuery = queryOptions({
  queryKey: ['members'],
  queryFn: () => api.listMembers({}),
})

/** The company's invitations, for its administrators. */
export const memberInvitationsQuery = queryOptions({
  queryKey: ['member-invitations'],
  queryFn: ({ signal }) => api.listMemberInvitations({}, { signal }),
})
