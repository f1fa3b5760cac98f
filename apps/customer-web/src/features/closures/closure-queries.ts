import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'

/** Whether the account is open, being closed or closed, and what is open. */
export const closureQuery = queryOptions({
  queryKey: ['closure'],
  queryFn: ({ signal }) => api.getClosure({}, { signal }),
})

/** Asks to close the account. A closed account has no session any more, so nothing is loaded again. */
export function useRequestClosure() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.requestClosure({ body: {} }),
    onSuccess: ({ state }) => (state === 'closed' ? undefined : queryClient.invalidateQueries()),
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
