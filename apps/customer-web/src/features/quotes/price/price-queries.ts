import type { PriceSide } from '@puente/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { mayAnswerLater } from './price-faults.ts'

/** How long an indicative price is shown before it is refetched, in ms. */
export const refreshEveryMs = 60_000
/** How soon a failed price is retried while the page is visible, in ms. */
const againEveryMs = 15_000
/** The pause in typing before a price is requested, in ms. */
export const typingPauseMs = 250

/** The parameters of a price; the amount in minor units of its side's currency. */
export interface Asked {
  readonly corridorId: string
  readonly side: PriceSide
  readonly amount: string
}

/** The available corridors in the order in which they are offered; the first is the default. */
export const corridorsQuery = queryOptions({
  queryKey: ['corridors'],
  queryFn: () => api.listCorridors({}),
  staleTime: 5 * 60_000,
  refetchInterval: ({ state }) =>
    state.error !== null && mayAnswerLater(state.error) ? againEveryMs : false,
})

/** The current indicative price; refetched every minute while the page is visible. */
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
