import type { ReferralProgramWire } from '@puente/contract/customer'
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'

/** The reader's code, and the rewards to decide about. */
export const programQuery = queryOptions({
  queryKey: ['referrals', 'program'],
  queryFn: () => api.getReferralProgram({}),
})

/** The causes that the operator supports. */
export const causesQuery = queryOptions({
  queryKey: ['referrals', 'causes'],
  queryFn: () => api.listCauses({}),
})

const pageQuery = (after: string) => ({ limit: 10, ...(after === '' ? {} : { after }) })

/** Invitations with the reader's code, latest first. */
export const invitationsQuery = infiniteQueryOptions({
  queryKey: ['referrals', 'invitations'],
  queryFn: ({ pageParam }) => api.listInvitations({ query: pageQuery(pageParam) }),
  initialPageParam: '',
  getNextPageParam: (last) => last.next,
})

/** The reader's rewards, latest first. */
export const rewardsQuery = infiniteQueryOptions({
  queryKey: ['referrals', 'rewards'],
  queryFn: ({ pageParam }) => api.listRewards({ query: pageQuery(pageParam) }),
  initialPageParam: '',
  getNextPageParam: (last) => last.next,
})

/** The benefit of an invitation code for the user who signs up with it. */
export const invitationCodeQuery = (code: string) =>
  queryOptions({
    queryKey: ['referrals', 'code', code],
    queryFn: () => api.getInvitationCode({ params: { code } }),
    // An unknown code does not become valid while the page is open.
    retryOnMount: false,
  })

/** Loads everything that the invitation page shows. */
export const loadProgram = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all([
    queryClient.ensureQueryData(programQuery),
    queryClient.ensureInfiniteQueryData(invitationsQuery),
    queryClient.ensureInfiniteQueryData(rewardsQuery),
  ])

/** Stores the programme from a decision's response, and invalidates the rewards. */
export async function storeProgram(queryClient: QueryClient, program: ReferralProgramWire): Promise<void> {
  queryClient.setQueryData(programQuery.queryKey, program)
  await queryClient.invalidateQueries({ queryKey: rewardsQuery.queryKey })
}
