import type { PriceSide } from '@puente/contract'
import { hasCode } from '@puente/web'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { countryName } from './places.ts'

/** How long an indicative price stands before it is read again. */
export const refreshEveryMs = 60_000
/** Quiet typing before a price is asked for. */
export const typingPauseMs = 250

/** What a price is asked about; the amount in minor units of its side's currency. */
export interface Asked {
  readonly corridorId: string
  readonly side: PriceSide
  readonly amount: string
}

/** Where money can go today, by the country's name in Spanish. */
export const corridorsQuery = queryOptions({
  queryKey: ['corridors'],
  queryFn: async () => {
    const { items } = await api.listCorridors({})
    return {
      items: items.toSorted((a, b) => countryName(a.country).localeCompare(countryName(b.country), 'es')),
    }
  },
  staleTime: 5 * 60_000,
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
    refetchInterval: ({ state }) =>
      state.error === null ? refreshEveryMs : hasCode(state.error, 'rate-unavailable') ? 15_000 : false,
  })
