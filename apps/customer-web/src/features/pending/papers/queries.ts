import type { CompanyPaper } from '@puente/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'

/** The papers that the company has to show, and where each stands. */
export const companyPapersQuery = queryOptions({
  queryKey: ['company-papers'],
  queryFn: ({ signal }) => api.getCompanyPapers({}, { signal }),
})

/** The files of one paper, the newest first. */
export const paperFilesQuery = (kind: CompanyPaper) =>
  queryOptions({
    queryKey: ['documents', kind],
    queryFn: ({ signal }) => api.listDocuments({ query: { kind, limit: 50 } }, { signal }),
  })

/** How many files each paper may have. */
export const documentRulesQuery = queryOptions({
  queryKey: ['document-rules'],
  queryFn: ({ signal }) => api.listDocumentRules({}, { signal }),
})

/** The owners as the company declared them beside what its papers say. */
export const companyOwnersQuery = queryOptions({
  queryKey: ['company-owners'],
  queryFn: ({ signal }) => api.compareCompanyOwners({}, { signal }),
})
