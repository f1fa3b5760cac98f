import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { corridorsQuery } from '../quotes/price-queries.ts'

/** Key prefix of every recipient query. */
export const recipientsKey = ['recipients'] as const

/** All recipients of the customer, last used first. */
export const recipientsQuery = queryOptions({
  queryKey: [...recipientsKey, 'all'],
  queryFn: () => api.listRecipients({}),
})

/** The recipients of one corridor, last used first. */
export const corridorRecipientsQuery = (corridorId: string) =>
  queryOptions({
    queryKey: [...recipientsKey, 'corridor', corridorId],
    queryFn: () => api.listRecipients({ query: { corridorId } }),
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
