import type { CapitalAccount, CapitalKind } from '@puente/contract/staff'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { useAction } from '../../../shell/use-action.ts'

/** At most so many waiting movements are shown. */
const WAITING_MAX = 100

/** The accounts and the movements that wait for a second person. */
export const capitalQuery = queryOptions({
  queryKey: ['capital'],
  queryFn: async () => {
    const [{ accounts }, { items }] = await Promise.all([
      api.getCapital({}),
      api.listCapitalMovements({ query: { state: 'waiting', limit: WAITING_MAX } }),
    ])
    return { accounts, waiting: items }
  },
})

/** The movements that were decided, a page at a time. */
export const decidedQuery = infiniteQueryOptions({
  queryKey: ['capital', 'decided'],
  queryFn: ({ pageParam }) =>
    api.listCapitalMovements({
      query: {
        state: 'booked,sent-back,withdrawn',
        ...(pageParam === undefined ? {} : { after: pageParam }),
      },
    }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last) => last.next,
})

export interface CapitalProposal {
  readonly kind: CapitalKind
  readonly account: CapitalAccount
  readonly amount: { amount: string; currency: string }
  readonly day: string
  readonly bankReference?: string
  readonly note: string
  /** The id of the proposal that this one corrects. */
  readonly corrects?: string
}

export const useProposeCapital = () =>
  useAction((body: CapitalProposal, idempotencyKey) => api.proposeCapitalMovement({ body, idempotencyKey }))
