import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { useAction } from '../../../shell/use-action.ts'

/**
 * Confirmations requested of a customer. Loaded only when the section is opened and never refetched by
 * itself, because every view is logged.
 */
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
