import type { Decision, EapTextWire } from '@puente/contract/staff'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { useAction } from '../../../shell/use-action.ts'

export const eapTextQuery = queryOptions({ queryKey: ['eap-text'], queryFn: () => api.getEapText() })

/** What a customer was asked; it is asked for when somebody looks, never by itself: every look is recorded. */
export const eapRequestsQuery = (id: string) =>
  queryOptions({
    queryKey: ['eap-requests', id],
    queryFn: () => api.listEapRequests({ params: { id }, query: {} }),
    refetchOnWindowFocus: false,
  })

export const useProposeText = () =>
  useAction((body: EapTextWire & { note: string }, idempotencyKey) =>
    api.proposeEapText({ body, idempotencyKey }),
  )

export const useDecideText = () =>
  useAction((body: Decision, idempotencyKey) => api.decideEapText({ body, idempotencyKey }))

export const useAskEap = () =>
  useAction((body: { customerIds: string[]; reason: string }, idempotencyKey) =>
    api.askEap({ body, idempotencyKey }),
  )
