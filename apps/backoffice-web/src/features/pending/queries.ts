import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { useAction } from '../../shell/use-action.ts'

/** What a customer and whoever acts for them owe or owed, page after page. */
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

/** Closes an item that nothing asks for. */
export const useWithdraw = (id: string) =>
  useAction((reason: string, _idempotencyKey) =>
    api.withdrawPendingItem({ params: { id }, body: { reason } }),
  )
