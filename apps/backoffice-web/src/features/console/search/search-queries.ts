import type { FoundKind } from '@puente/contract/staff'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'

const FURTHER = 25

/** The first results of every kind. */
export const searchQuery = (text: string) =>
  queryOptions({
    queryKey: ['search', text],
    queryFn: () => api.search({ query: { text } }),
    staleTime: 30_000,
  })

/** The results of one kind after those of the search, whose cursor is `after`. */
export const furtherQuery = (text: string, kind: FoundKind, after: string) =>
  infiniteQueryOptions({
    queryKey: ['search', text, kind, after],
    queryFn: ({ pageParam }) =>
      api.listSearchResults({ query: { text, kind, after: pageParam, limit: FURTHER } }),
    initialPageParam: after,
    getNextPageParam: ({ next }) => next,
    // The first page is what the search returned; it is loaded by the button.
    initialData: { pages: [{ items: [], next: after }], pageParams: [''] },
    staleTime: Infinity,
  })

/** What has these ids, with its present name. */
export const namedQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['search', 'named', ids],
    queryFn: () => api.listNamedResults({ query: { ids: ids.join(',') } }),
    staleTime: 30_000,
  })
