import type { PriceSide } from '@puente/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { mayAnswerLater } from './price-faults.ts'

/** How long an indicative price stands before it is read again. */
export const refreshEveryMs = 60_000
/** How soon what failed is asked again while someone is looking. */
const againEveryMs = 15_000
/** Quiet typing before a price is asked for. */
export const typingPauseMs = 250

/** What a price is asked about; the amount in minor units of its side's currency. */
export interface Asked {
  readonly corridorId: string
  readonly side: PriceSide
  readonly amount: string
}

/** Where money can go today, in the order in which it is offered: the first to whoever has not chosen. */
export const corridorsQuery = queryOptions({
  queryKey: ['corridors'],
  queryFn: () => api.listCorridors({}),
  staleTime: 5 * 60_000,
  refetchInterval: ({ state }) =>
    state.error !== null && mayAnswerLater(state.error) ? againEveryMs : false,
})

/** What a transfer would cost now; read again each minute while someone is looking. */
export const priceQuery = (asked: Asked | undefined) =>
  queryOptions({
    queryKey: ['price', asked?.corridorId, asked?.side, asked?.amount],
    queryFn: ({ signal }) => {
      if (asked === undefined) throw new Error('no price was asked for')
      return api.getPrice({ query: asked }, { signal })
    },
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => {
      if (state.error === null) return refreshEveryMs
      return mayAnswerLater(state.error) ? againEveryMs : false
    },
  })
