import type { DocumentVerdictBody, StaffDocumentWire } from '@puente/contract/staff'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { pollWhileActive } from '../../shell/attention.ts'
import { useAction } from '../../shell/use-action.ts'

export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: ['document', id],
    queryFn: () => api.getDocument({ params: { id } }),
    refetchInterval: pollWhileActive(30_000),
  })

/** The document of the same kind, side and page that was accepted last; null without one. */
export const acceptedBeforeQuery = ({ id, customerId, kind, side, page }: StaffDocumentWire) =>
  queryOptions({
    queryKey: ['documents', 'accepted-before', id],
    queryFn: async () => {
      const { items } = await api.listDocuments({ query: { customerId, kind, state: 'accepted' } })
      const same = items.filter((one) => one.id !== id && one.side === side && one.page === page)
      return same.toSorted((one, other) => other.receivedAt.localeCompare(one.receivedAt))[0] ?? null
    },
  })

/** A customer's document requirements and the documents currently in force. */
export const documentRequirementsQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['requirements', customerId],
    queryFn: () => api.getDocumentRequirements({ params: { id: customerId } }),
  })

/** Validates a decision on the server before its undo window begins. */
export const useRehearseVerdict = (id: string) =>
  useMutation({
    mutationFn: (body: DocumentVerdictBody) => api.rehearseVerdict({ params: { id }, body }),
  })

/** Sends the decision about a document; `keepalive` lets the request finish after the page is left. */
export const sendVerdict = (id: string, body: DocumentVerdictBody) => (idempotencyKey: string) =>
  api.decideDocument({ params: { id }, body, idempotencyKey }, { outlivesPage: true })

/** Assigns the review to the caller, also when a colleague has it. */
export const useTakeDocument = (id: string) =>
  useAction((body: Record<string, never>, _idempotencyKey) => api.takeDocument({ params: { id }, body }))
