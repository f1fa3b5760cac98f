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
 * Asks to close the account. A closed account has no session any more: another document, the sign-in page, says until when
 * the data can be read. Queries under way would lead there without saying so.
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
