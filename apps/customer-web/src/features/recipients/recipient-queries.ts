import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { corridorsQuery } from '../quotes/price/price-queries.ts'

/** Key prefix of every recipient query. */
export const recipientsKey = ['recipients'] as const

/** All recipients of the customer: favourites first, archived ones last. */
export const recipientsQuery = queryOptions({
  queryKey: [...recipientsKey, 'all'],
  queryFn: () => api.listRecipients({}),
})

const pageSize = 24

/** Recipients in pages: those offered for transfers, or archived ones; by the beginnings of words. */
export const recipientPagesQuery = (only: 'active' | 'archived', search: string) =>
  infiniteQueryOptions({
    queryKey: [...recipientsKey, 'pages', only, search],
    queryFn: ({ pageParam, signal }) =>
      api.searchRecipients(
        {
          query: {
            only,
            limit: pageSize,
            ...(search === '' ? {} : { search }),
            ...(pageParam === '' ? {} : { after: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  })

/** Forms that recipients fill in: open ones, and those that wait for acceptance. */
export const recipientFormsQuery = queryOptions({
  queryKey: [...recipientsKey, 'forms'],
  queryFn: ({ signal }) => api.listRecipientForms({}, { signal }),
  refetchInterval: 30_000,
})

export const recipientFormQuery = (id: string) =>
  queryOptions({
    queryKey: [...recipientsKey, 'form', id],
    queryFn: () => api.getRecipientForm({ params: { id } }),
  })

/** What was delivered to a recipient this year. */
export const recipientTotalsQuery = (id: string) =>
  queryOptions({
    queryKey: [...recipientsKey, 'totals', id],
    queryFn: () => api.getRecipientTotals({ params: { id } }),
  })

/** The recipients of one corridor that are offered for a transfer: favourites first, then the last used. */
export const corridorRecipientsQuery = (corridorId: string) =>
  queryOptions({
    queryKey: [...recipientsKey, 'corridor', corridorId],
    queryFn: async () => {
      const { items } = await api.listRecipients({ query: { corridorId } })
      return { items: items.filter(({ archivedAt }) => archivedAt === undefined) }
    },
  })

export const recipientQuery = (id: string) =>
  queryOptions({
    queryKey: [...recipientsKey, 'one', id],
    queryFn: () => api.getRecipient({ params: { id } }),
  })

/** Loads a recipient and its corridor's fields before the screen is shown, so that it is rendered once. */
export const loadRecipient = (queryClient: QueryClient, id: string): Promise<unknown> =>
  Promise.allSettled([
    queryClient.ensureQueryData(recipientQuery(id)),
    queryClient.ensureQueryData(corridorsQuery),
  ])
