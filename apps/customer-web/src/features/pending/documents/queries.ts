import type { DocumentKind } from '@puente/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'

/** The identity document on file, and what a new one lacks. */
export const identityQuery = queryOptions({
  queryKey: ['dossier', 'identity'],
  queryFn: ({ signal }) => api.getIdentity({}, { signal }),
})

/** Everything that is asked for, and where each stands. */
export const requirementsQuery = queryOptions({
  queryKey: ['dossier', 'requirements'],
  queryFn: ({ signal }) => api.listRequirements({}, { signal }),
})

/** The files of one kind that count, the last one first. */
export const documentsQuery = (kind: DocumentKind) =>
  queryOptions({
    queryKey: ['dossier', 'documents', kind],
    queryFn: ({ signal }) => api.listDocuments({ query: { kind, limit: 100 } }, { signal }),
  })

/** All that changes when a file comes. */
export const dossierKey = ['dossier'] as const
