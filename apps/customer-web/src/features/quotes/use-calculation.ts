import type { PriceSide } from '@puente/contract'
import type { CorridorWire, PriceWire } from '@puente/contract/customer'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { limitFault, priceFault, type PriceFault } from './price/price-faults.ts'
import { corridorsQuery, priceQuery, typingPauseMs, type Asked } from './price/price-queries.ts'
import type { PriceSearch } from './price/price-search.ts'
import { usePaused } from './use-paused.ts'

const none: readonly CorridorWire[] = []

/** The amount that the calculator shows initially. */
const exampleSendMinor = '200000'

export interface Calculation {
  /** The available corridors: all, or those of the one country of this calculator. */
  readonly destinations: readonly CorridorWire[]
  readonly country: string | undefined
  readonly corridor: CorridorWire | undefined
  readonly side: PriceSide
  /** Minor units of the fixed side; '' while the field is empty. */
  readonly amount: string
  /** The last successful price; it belongs to an earlier amount while the next one loads. */
  readonly price: PriceWire | undefined
  /** True when `price` belongs to the values in the fields. */
  readonly settled: boolean
  /** The text that explains why there is no price or why it cannot be ordered now, and its position. */
  readonly fault: PriceFault | undefined
  /** When the price was read, by this browser's clock in milliseconds. */
  readonly readAt: number
  /** The parameters for the URL, updated when typing pauses. */
  readonly search: PriceSearch
  /** The parameters for the current values of the fields. */
  readonly typed: PriceSearch
  setAmount(side: PriceSide, minor: string): void
  setCorridor(corridorId: string): void
  /** Starts again with other parameters. */
  begin(question: PriceSearch): void
  /** Retries the requests that failed. */
  retry(): Promise<unknown>
}

/**
 * The state of the calculator: typed values, debounced parameters, and the price. With a country, only its
 * corridors are offered.
 */
export function useCalculation(initial: PriceSearch, country?: string): Calculation {
  const read = useQuery(corridorsQuery)
  const items = read.data?.items
  const corridors = useMemo(
    () => items?.filter((one) => country === undefined || one.country === country),
    [items, country],
  )
  const [typed, setTyped] = useState(() => questionOf(initial))
  const corridor = corridors?.find(({ id }) => id === typed.corridor) ?? corridors?.[0]
  const corridorId = corridor?.id
  const asking = useMemo<Asked | undefined>(
    () =>
      corridor === undefined || !/[1-9]/.test(typed.amount)
        ? undefined
        : { corridorId: corridor.id, side: typed.side, amount: typed.amount },
    [corridor, typed.side, typed.amount],
  )
  const asked = usePaused(asking, typingPauseMs)
  const first = useFirst(asking)
  const query = useQuery(priceQuery(asked ?? first))
  const isAsked = asking !== undefined && (asked ?? first) === asking
  const price = asking === undefined || query.isError ? undefined : query.data
  const settled = isAsked && price !== undefined && !query.isPlaceholderData
  return {
    destinations: corridors ?? none,
    country,
    corridor,
    side: typed.side,
    amount: typed.amount,
    price,
    settled,
    fault:
      faultOf(
        isAsked && query.isError ? query.error : undefined,
        corridors === undefined ? read.error : null,
      ) ?? (settled ? limitFault(price) : undefined),
    readAt: query.dataUpdatedAt,
    search: useMemo(() => (asked === undefined ? {} : searchOf(asked)), [asked]),
    typed: useMemo(() => (asking === undefined ? {} : searchOf(asking)), [asking]),
    setAmount: useCallback((side, amount) => setTyped({ corridor: corridorId, side, amount }), [corridorId]),
    setCorridor: useCallback((next) => setTyped((current) => ({ ...current, corridor: next })), []),
    begin: (question) => setTyped(questionOf(question)),
    retry: () => (corridors === undefined ? read.refetch() : query.refetch()),
  }
}

/** The field values for the parameters; the example amount when there is none. */
function questionOf({ corridor, side = 'send', amount }: PriceSearch) {
  return amount === undefined
    ? { corridor, side: 'send' as const, amount: exampleSendMinor }
    : { corridor, side, amount }
}

function faultOf(priceError: unknown, corridorsError: unknown): PriceFault | undefined {
  const error = priceError ?? corridorsError
  return error === null || error === undefined ? undefined : priceFault(error)
}

const searchOf = ({ corridorId, side, amount }: Asked): PriceSearch => ({
  corridor: corridorId,
  side,
  amount,
})

/** The first parameters, which are requested at once because there is no typing to wait for. */
function useFirst(asking: Asked | undefined): Asked | undefined {
  const [first, setFirst] = useState(asking)
  if (first === undefined && asking !== undefined) setFirst(asking)
  return first
}
