import type { CompanyDocument } from '@puente/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

/** The required company documents with their states. */
export const companyDocumentsQuery = queryOptions({
  queryKey: ['company-papers'],
  queryFn: ({ signal }) => api.getCompanyDocuments({}, { signal }),
})

/** The files of one company document, latest first. */
export const companyDocumentFilesQuery = (kind: CompanyDocument) =>
  queryOptions({
    queryKey: ['documents', kind],
    queryFn: ({ signal }) => api.listDocuments({ query: { kind, limit: 50 } }, { signal }),
  })

/** The maximum number of files per document. */
export const documentRulesQuery = queryOptions({
  queryKey: ['document-rules'],
  queryFn: ({ signal }) => api.listDocumentRules({}, { signal }),
})

/** The declared owners next to those of the company documents. */
export const companyOwnersQuery = queryOptions({
  queryKey: ['company-owners'],
  queryFn: ({ signal }) => api.compareCompanyOwners({}, { signal }),
})

/** What a decision of staff about a company document changes. */
export const decidedCompanyDocumentKeys = [
  companyDocumentsQuery.queryKey,
  companyOwnersQuery.queryKey,
  ['documents'],
] as const
