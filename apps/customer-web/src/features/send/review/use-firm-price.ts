import type { PriceWire, QuoteWire } from '@puente/contract/customer'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Asked } from '../../quotes/price/price-queries.ts'
import type { QuoteDraft, SendDraft } from '../../session-storage/draft-store.ts'
import { endsAtMs, newQuoteDraft, quoteQuery } from '../quote-draft.ts'
import { useCountdown } from './use-countdown.ts'

export interface FirmPrice {
  /** Undefined while the first price is loading, and when a price failed to load. */
  readonly quote: QuoteWire | undefined
  readonly secondsLeft: number
  /** The price expired by this browser's clock, or the server reported so. */
  readonly expired: boolean
  /** The previous price, until the customer accepts the new one. */
  readonly replaced: PriceWire | undefined
  readonly renewing: boolean
  readonly error: Error | null
  /** Loads the price again after an error. */
  refetch(): unknown
  renew(): void
  accept(): void
  /** Marks the price as expired because the server reported so. */
  expire(): void
}

/**
 * The firm price on the review: fixed until it expires, renewed only by the customer, and never replaced
 * without notice.
 */
export function useFirmPrice(
  first: QuoteDraft,
  asked: Asked,
  keep: (answers: SendDraft) => unknown,
): FirmPrice {
  const [wish, setWish] = useState(first)
  const [replaced, setReplaced] = useState<PriceWire>()
  const [endedKey, setEndedKey] = useState<string>()
  const query = useQuery({ ...quoteQuery(wish, asked), placeholderData: keepPreviousData })
  const { data: quote, isPlaceholderData } = query
  const secondsLeft = useCountdown(quote === undefined ? Infinity : endsAtMs(wish, quote))
  return {
    quote,
    secondsLeft,
    expired: quote !== undefined && !isPlaceholderData && (endedKey === wish.key || secondsLeft === 0),
    replaced: isPlaceholderData ? undefined : replaced,
    renewing: isPlaceholderData,
    error: query.error,
    refetch: query.refetch,
    renew: () => {
      const next = newQuoteDraft(asked, Date.now())
      keep({ quote: next })
      setReplaced(replaced ?? quote?.price)
      setWish(next)
    },
    accept: () => setReplaced(undefined),
    expire: () => setEndedKey(wish.key),
  }
}
