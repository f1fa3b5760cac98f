import type { ReferralProgramWire } from '@puente/contract/customer'
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'

/** The reader's code and what is there to decide about. */
export const programQuery = queryOptions({
  queryKey: ['referrals', 'program'],
  queryFn: () => api.getReferralProgram({}),
})

/** Whom the operator supports. */
export const causesQuery = queryOptions({
  queryKey: ['referrals', 'causes'],
  queryFn: () => api.listCauses({}),
})

const pageQuery = (after: string) => ({ limit: 10, ...(after === '' ? {} : { after }) })

/** Who came with the reader's code, the latest first. */
export const invitationsQuery = infiniteQueryOptions({
  queryKey: ['referrals', 'invitations'],
  queryFn: ({ pageParam }) => api.listInvitations({ query: pageQuery(pageParam) }),
  initialPageParam: '',
  getNextPageParam: (last) => last.next,
})

/** The reader's rewards, the latest first. */
export const rewardsQuery = infiniteQueryOptions({
  queryKey: ['referrals', 'rewards'],
  queryFn: ({ pageParam }) => api.listRewards({ query: pageQuery(pageParam) }),
  initialPageParam: '',
  getNextPageParam: (last) => last.next,
})

/** What an invitation code brings whoever signs up with it. */
export const invitationCodeQuery = (code: string) =>
  queryOptions({
    queryKey: ['referrals', 'code', code],
    queryFn: () => api.getInvitationCode({ params: { code } }),
    // That nobody has a code stays so while its page is read.
    retryOnMount: false,
  })

/** Asks for all that the programme's page shows. */
export const loadProgram = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all([
    queryClient.ensureQueryData(programQuery),
    queryClient.ensureInfiniteQueryData(invitationsQuery),
    queryClient.ensureInfiniteQueryData(rewardsQuery),
  ])

/** Puts the programme that a decision answered in its place, and marks the rewards as old. */
export async function keepProgram(queryClient: QueryClient, program: ReferralProgramWire): Promise<void> {
  queryClient.setQueryData(programQuery.queryKey, program)
  await queryClient.invalidateQueries({ queryKey: rewardsQuery.queryKey })
}
