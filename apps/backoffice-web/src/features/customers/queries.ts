import type { NoteAudience } from '@puente/contract/staff'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { useAction } from '../../shell/use-action.ts'

/**
 * One customer's page. Loaded only when it is opened and never refetched by itself, because every view is
 * logged.
 */
export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: ['customer', id],
    queryFn: () => api.getCustomer({ params: { id } }),
    refetchOnWindowFocus: false,
  })

export const useWriteNote = (id: string) =>
  useAction((body: { readonly text: string; readonly audience: NoteAudience }, idempotencyKey) =>
    api.createCustomerNote({ params: { id }, body, idempotencyKey }),
  )

/** The orders of a company that wait for signatures. Every view of some is logged. */
export const signatureRequestsQuery = (id: string) =>
  queryOptions({
    queryKey: ['customer-signature-requests', id],
    queryFn: () => api.listCustomerSignatureRequests({ params: { id } }),
    refetchOnWindowFocus: false,
  })
