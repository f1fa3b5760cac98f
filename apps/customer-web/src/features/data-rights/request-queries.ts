import type { DataRequestKind } from '@puente/contract'
import type { DataRequestWire } from '@puente/contract/customer'
import { useKeyOf } from '@puente/web'
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { api } from '../../api.ts'

/** The user's requests about their data, the latest first. */
export const requestsQuery = infiniteQueryOptions({
  queryKey: ['data-requests', 'all'],
  queryFn: ({ pageParam }) =>
    api.listDataRequests({ query: { limit: 20, ...(pageParam === '' ? {} : { after: pageParam }) } }),
  initialPageParam: '',
  getNextPageParam: (last) => last.next,
})

export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: ['data-requests', 'one', id],
    queryFn: () => api.getDataRequest({ params: { id } }),
  })

async function store(queryClient: QueryClient, request: DataRequestWire): Promise<void> {
  queryClient.setQueryData(requestQuery(request.id).queryKey, request)
  await queryClient.invalidateQueries({ queryKey: requestsQuery.queryKey })
}

interface NewRequest {
  readonly kind: DataRequestKind
  readonly text: string
}

/** Creates a request; `go` shows it. */
export function useCreateRequest(go: (id: string) => Promise<void>) {
  const queryClient = useQueryClient()
  const keyOf = useKeyOf()
  return useMutation({
    mutationFn: (body: NewRequest) => api.createDataRequest({ body, idempotencyKey: keyOf(body) }),
    onSettled: (_, error) => keyOf.settled(error),
    onSuccess: async (request) => {
      await store(queryClient, request)
      await go(request.id)
    },
  })
}

export function useWithdrawRequest(id: string) {
  const queryClient = useQueryClient()
  const keyOf = useKeyOf()
  return useMutation({
    mutationFn: () => api.withdrawDataRequest({ params: { id }, body: {}, idempotencyKey: keyOf(id) }),
    onSettled: (_, error) => keyOf.settled(error),
    onSuccess: (request) => store(queryClient, request),
  })
}
