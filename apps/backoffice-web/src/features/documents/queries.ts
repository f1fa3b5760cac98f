import type { DocumentVerdictBody } from '@puente/contract/staff'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { whileAttended } from '../../shell/attention.ts'
import { useAction } from '../../shell/use-action.ts'

export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: ['document', id],
    queryFn: () => api.getDocument({ params: { id } }),
    refetchInterval: whileAttended(30_000),
  })

/** What a document's customer has to show, and what counts now. */
export const dossierQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['dossier', customerId],
    queryFn: () => api.getDossier({ params: { id: customerId } }),
  })

/** What the server would refuse a verdict for, asked before its seconds begin. */
export const useRehearseVerdict = (id: string) =>
  useMutation({
    mutationFn: (body: DocumentVerdictBody) => api.rehearseVerdict({ params: { id }, body }),
  })

/** Decides about a document; it arrives even when the page is left. */
export const sendVerdict = (id: string, body: DocumentVerdictBody) => (idempotencyKey: string) =>
  api.decideDocument({ params: { id }, body, idempotencyKey }, { outlivesPage: true })

/** Somebody begins to review, or takes over from a colleague. */
export const useTakeDocument = (id: string) =>
  useAction((body: Record<string, never>, _idempotencyKey) => api.takeDocument({ params: { id }, body }))
