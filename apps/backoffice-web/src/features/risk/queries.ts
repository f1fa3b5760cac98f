import type { CustomerRisk } from '@puente/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { useAction } from '../../shell/use-action.ts'

/** The risk of a customer: its score and history. Every view is logged. */
export const riskQuery = (id: string) =>
  queryOptions({
    queryKey: ['customer-risk', id],
    queryFn: () => api.getCustomerRisk({ params: { id } }),
    refetchOnWindowFocus: false,
  })

/** Sets the risk level, which determines when a customer confirms their details again. */
export const useChangeRisk = (id: string) =>
  useAction((body: { readonly risk: CustomerRisk; readonly reason: string }) =>
    api.changeCustomerRisk({ params: { id }, body }),
  )

/** Proposes that a customer who became politically exposed stays. */
export const useKeepExposed = (id: string) =>
  useAction((note: string) => api.proposeToKeepExposed({ params: { id }, body: { note } }))
