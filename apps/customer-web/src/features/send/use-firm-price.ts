import type { PriceWire, QuoteWire } from '@puente/contract/customer'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Asked } from '../quotes/price-queries.ts'
import type { QuoteDraft, SendDraft } from './draft-store.ts'
import { endsAtMs, newQuoteDraft, quoteQuery } from './quote-draft.ts'
import { useCountdown } from './use-countdown.ts'

export interface FirmPrice {
  /** Undefined only while the first price is on its way. */
  readonly quote: QuoteWire | undefined
  readonly secondsLeft: number
  /** The price stood its time, or the server says so. */
  readonly expired: boolean
  /** What was on the screen before this price, while the customer has not said yes to the new one. */
  readonly replaced: PriceWire | undefined
  readonly renewing: boolean
  readonly error: unknown
  renew(): void
  accept(): void
  /** The server knows better than this browser's clock. */
  expire(): void
}

/** The firm price under review: locked for its time, renewed only by the customer, and never swapped quietly. */
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
