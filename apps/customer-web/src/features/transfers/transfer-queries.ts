import type { PublicState } from '@puente/contract'
import type { TransferWire } from '@puente/contract/customer'
import { dayMs } from '@puente/web'
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { tasksQuery } from '../tasks/task-queries.ts'
import type { TransferSearch } from './filter.ts'

const pageSize = 20
const allTransfers = ['transfers', 'all'] as const
const pollEveryMs = 3_000
const slowPollEveryMs = 30_000

/** The first page of the list, for home. */
export const lastTransfersQuery = queryOptions({
  queryKey: ['transfers', 'last'],
  queryFn: () => api.listTransfers({ query: { limit: 10 } }),
  // The place of the money moves while home is open.
  refetchInterval: ({ state: { data } }) =>
    data?.items.some(({ state }) => !isSettled(state)) === true ? slowPollEveryMs : false,
})

/** The filtered transfers, newest first, in pages. */
export const transfersQuery = (search: TransferSearch) =>
  infiniteQueryOptions({
    queryKey: [...allTransfers, search],
    queryFn: ({ pageParam }) =>
      api.listTransfers({
        query: { ...search, limit: pageSize, ...(pageParam === '' ? {} : { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  })

/**
 * The newest transfer to a recipient that waits for corrected details because the bank returned it; undefined if there is
 * none. Also undefined if the request fails, so that an order without this warning stays possible.
 */
export const awaitedCorrectionQuery = (recipientId: string) =>
  queryOptions({
    queryKey: [...allTransfers, 'awaited-correction', recipientId],
    queryFn: async () => {
      const query = { recipientId, states: 'needs-correction', limit: 1 }
      const items = await api.listTransfers({ query }).then(
        (found) => found.items,
        () => [],
      )
      return { transfer: items[0] }
    },
  })

/** States that are expected to change within seconds or minutes. */
const lively = new Set<PublicState>(['waiting-for-payment', 'converting', 'sent-to-bank', 'refunding'])
/** Whether a transfer has ended, although a delivery can be returned weeks later. */
export const isSettled = (state: PublicState): boolean => settled.has(state)

const settled = new Set<PublicState>(['delivered', 'refunded', 'expired', 'cancelled', 'stopped'])

/** One transfer, refetched while it is not final and the page is visible. */
export const transferQuery = (id: string) =>
  queryOptions({
    queryKey: ['transfers', 'one', id],
    queryFn: () => api.getTransfer({ params: { id } }),
    refetchInterval: ({ state: { data, error } }) => {
      if (data === undefined || isSettled(data.state)) return false
      return error === null && lively.has(data.state) ? pollEveryMs : slowPollEveryMs
    },
  })

/** The path of the stream of changes of a transfer. */
export const transferChanges = (id: string): string => `/api/transfers/${encodeURIComponent(id)}/changes`

/** The polling interval while the stream is open, for changes without an event, such as a passed deadline. */
export const pollWhileLive = { refetchInterval: slowPollEveryMs }

/** How long transfers over a corridor took; it changes little in a day. */
export const usualTimeQuery = (corridorId: string) =>
  queryOptions({
    queryKey: ['usual-time', corridorId],
    queryFn: () => api.getUsualTime({ params: { corridorId } }),
    staleTime: dayMs,
  })

/** Stores the transfer from an action's response, and invalidates every list. */
export async function storeTransfer(queryClient: QueryClient, transfer: TransferWire): Promise<void> {
  queryClient.setQueryData(transferQuery(transfer.id).queryKey, transfer)
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: lastTransfersQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: allTransfers }),
    queryClient.invalidateQueries({ queryKey: tasksQuery.queryKey }),
  ])
}
