import { termsKinds, type TermsKind } from '@puente/contract'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'

/** One of the public legal texts in force. */
export const termsQuery = (kind: TermsKind) =>
  queryOptions({
    queryKey: ['terms', kind],
    queryFn: ({ signal }) => api.getTerms({ params: { kind } }, { signal }),
    staleTime: 5 * 60_000,
  })

/** Loads all texts that a customer accepts. */
export const loadTerms = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(termsKinds.map((kind) => queryClient.ensureQueryData(termsQuery(kind))))
