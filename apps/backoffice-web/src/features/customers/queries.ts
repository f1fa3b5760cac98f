import type { CustomerRisk } from '@puente/contract'
import type { NoteAudience } from '@puente/contract/staff'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { useAction } from '../../shell/use-action.ts'

/** One customer's page. It is asked for when somebody looks, never by itself: every look is recorded. */
export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: ['customer', id],
    queryFn: () => api.getCustomer({ params: { id } }),
    refetchOnWindowFocus: false,
  })

/** Keeps a note about a customer. */
export const useWriteNote = (id: string) =>
  useAction((body: { readonly text: string; readonly audience: NoteAudience }, idempotencyKey) =>
    api.createCustomerNote({ params: { id }, body, idempotencyKey }),
  )

/** Says how soon a customer confirms their facts again. */
export const useChangeRisk = (id: string) =>
  useAction((body: { readonly risk: CustomerRisk; readonly reason: string }) =>
    api.changeCustomerRisk({ params: { id }, body }),
  )
