import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { useAction } from '../../../shell/use-action.ts'

/** What a customer was asked; it is asked for when somebody looks, never by itself: every look is recorded. */
export const eapRequestsQuery = (id: string) =>
  queryOptions({
    queryKey: ['eap-requests', id],
    queryFn: () => api.listEapRequests({ params: { id }, query: {} }),
    refetchOnWindowFocus: false,
  })

export const useAskEap = () =>
  useAction((body: { customerIds: string[]; reason: string }, idempotencyKey) =>
    api.askEap({ body, idempotencyKey }),
  )
