import type { CompanyPaper } from '@puente/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'

/** The required company documents with their states. */
export const companyPapersQuery = queryOptions({
  queryKey: ['company-papers'],
  queryFn: ({ signal }) => api.getCompanyPapers({}, { signal }),
})

/** The files of one company document, latest first. */
export const paperFilesQuery = (kind: CompanyPaper) =>
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
