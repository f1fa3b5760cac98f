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

export const useWithdrawRequest = (id: string) =>
  useAction((code: RequirementCode) => api.withdrawDocumentRequest({ params: { id }, body: { code } }))

export type FundsDecision =
  | { readonly decision: 'accept'; readonly ceilingUsdCents: string; readonly until: string }
  | { readonly decision: 'refuse'; readonly because: EvidenceRefusal }

export const useDecideFunds = (id: string) =>
  useAction((body: FundsDecision, idempotencyKey) =>
    api.decideFundsEvidence({ params: { id }, body, idempotencyKey }),
  )
