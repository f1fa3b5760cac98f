import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { useAction } from '../../shell/use-action.ts'

/** Pending items of a customer and their users, in pages. */
export const customerItemsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['customer-items', id],
    queryFn: ({ pageParam }) =>
      api.listCustomerItems({
        params: { id },
        query: { limit: 20, ...(pageParam === '' ? {} : { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

/** Closes an item that is no longer required. */
export const useWithdraw = (id: string) =>
  useAction((reason: string, _idempotencyKey) =>
    api.withdrawPendingItem({ params: { id }, body: { reason } }),
  )
