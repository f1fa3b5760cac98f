import type { DocumentKind } from '@puente/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'

/** The identity document on file, and what a new one lacks. */
export const identityQuery = queryOptions({
  queryKey: ['requirements', 'identity'],
  queryFn: ({ signal }) => api.getIdentity({}, { signal }),
})

/** All document requirements with their states. */
export const requirementsQuery = queryOptions({
  queryKey: ['requirements', 'list'],
  queryFn: ({ signal }) => api.listRequirements({}, { signal }),
})

const READING_POLL_MS = 3000

/** The current files of one kind, latest first. Refetched while one of them is read by machine. */
export const documentsQuery = (kind: DocumentKind) =>
  queryOptions({
    queryKey: ['requirements', 'documents', kind],
    queryFn: ({ signal }) => api.listDocuments({ query: { kind, limit: 100 } }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ reading }) => reading?.state === 'waiting') === true
        ? READING_POLL_MS
        : false,
  })

/** Key prefix of everything that changes when a file arrives. */
export const documentRequirementsKey = ['requirements'] as const

/** What a decision of staff about a document changes. */
export const decidedDocumentKeys = [documentRequirementsKey]
