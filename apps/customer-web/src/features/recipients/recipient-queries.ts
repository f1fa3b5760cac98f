import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

/** Everyone the customer can pay, last used first. */
export const recipientsQuery = queryOptions({
  queryKey: ['recipients', 'all'],
  queryFn: () => api.listRecipients({}),
})

/** Those who can be paid through one corridor, last used first. */
export const corridorRecipientsQuery = (corridorId: string) =>
  queryOptions({
    queryKey: ['recipients', 'corridor', corridorId],
    queryFn: () => api.listRecipients({ query: { corridorId } }),
  })

export const recipientQuery = (id: string) =>
  queryOptions({
    queryKey: ['recipients', 'one', id],
    queryFn: () => api.getRecipient({ params: { id } }),
  })
