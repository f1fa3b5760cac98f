import type { EvidenceRefusal, RequirementCode } from '@puente/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { useAction } from '../../../shell/use-action.ts'

/**
 * A customer's whole file in one response. Loaded only when it is opened and never refetched by itself,
 * because every view is logged.
 */
export const customerFileQuery = (id: string) =>
  queryOptions({
    queryKey: ['customer-file', id],
    queryFn: () => api.getCustomerFile({ params: { id } }),
    refetchOnWindowFocus: false,
  })

/** A request for a document from one customer. */
export interface Asking {
  readonly code: RequirementCode
  readonly blocks: boolean
  readonly reason: string
  readonly message: string
  readonly dueOn?: string
}

export const useAskDocument = (id: string) =>
  useAction((body: Asking, idempotencyKey) => api.requestDocument({ params: { id }, body, idempotencyKey }))

export const useWithdrawRequest = (id: string) =>
  useAction((code: RequirementCode) => api.withdrawDocumentRequest({ params: { id }, body: { code } }))

export type FundsDecision =
  | { readonly decision: 'accept'; readonly ceilingUsdCents: string; readonly until: string }
  | { readonly decision: 'refuse'; readonly because: EvidenceRefusal }

export const useDecideFunds = (id: string) =>
  useAction((body: FundsDecision, idempotencyKey) =>
    api.decideFundsEvidence({ params: { id }, body, idempotencyKey }),
  )
