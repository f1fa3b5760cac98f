import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { leaveFor } from '@puente/web'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'

/** Whether the account is open, being closed or closed, and what is open. */
export const closureQuery = queryOptions({
  queryKey: ['closure'],
  queryFn: ({ signal }) => api.getClosure({}, { signal }),
})

/**
 * Requests the closing of the account. Closing ends the session: the browser loads the sign-in page, which states until
 * when the data can be read. Queries in flight are cancelled, because a 401 loads the sign-in page without that statement.
 */
export function useRequestClosure() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.requestClosure({ body: {} }),
    onSuccess: async ({ state, keptUntil = '' }) => {
      if (state !== 'closed') return queryClient.invalidateQueries()
      await queryClient.cancelQueries()
      leaveFor(paths.loginToClosed(keptUntil))
    },
  })
}

/** Keeps the account open. */
export function useWithdrawClosure() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.withdrawClosure({}),
    onSettled: () => queryClient.invalidateQueries(),
  })
}
