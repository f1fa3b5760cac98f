import type { PriceSide } from '@puente/contract'
import type { CorridorWire, PriceWire } from '@puente/contract/customer'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { limitFault, priceFault, type PriceFault } from './price-faults.ts'
import { corridorsQuery, priceQuery, typingPauseMs, type Asked } from './price-queries.ts'
import type { PriceSearch } from './price-search.ts'
import { usePaused } from './use-paused.ts'

/** What the calculator shows when nobody has typed yet. */
const exampleSendMinor = '200000'

export interface Calculation {
  /** Where money may go here: everywhere, or to the one country the calculator stands for. */
  readonly destinations: readonly CorridorWire[]
  readonly country: string | undefined
  readonly corridor: CorridorWire | undefined
  readonly side: PriceSide
  /** Minor units of the fixed side; '' while the field is empty. */
  readonly amount: string
  /** The last good price; of an earlier amount while the next one is on its way. */
  readonly price: PriceWire | undefined
  /** True when `price` answers exactly what stands in the field. */
  readonly settled: boolean
  /** The text that explains why there is no price or why it cannot be ordered now, and its position. */
  readonly fault: PriceFault | undefined
  /** When the price was read, by this browser's clock in milliseconds. */
  readonly readAt: number
  /** The question as the address carries it, once typing has paused. */
  readonly search: PriceSearch
  /** The same for what stands in the field this moment. */
  readonly typed: PriceSearch
  setAmount(side: PriceSide, minor: string): void
  setCorridor(corridorId: string): void
  /** Begins anew with another question. */
  begin(question: PriceSearch): void
  /** Asks again for whatever did not come. */
  retry(): Promise<unknown>
}

/**
 * One price being worked out: what is typed, what is asked after a pause, and what came back. With a country only
 * that one is a destination.
 */
export function useCalculation(initial: PriceSearch, country?: string): Calculation {
  const read = useQuery(corridorsQuery)
  const corridors = read.data?.items.filter((one) => country === undefined || one.country === country)
  const [typed, setTyped] = useState(() => questionOf(initial))
  const corridor = corridors?.find(({ id }) => id === typed.corridor) ?? corridors?.[0]
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
    destinations: corridors ?? [],
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
    typed: asking === undefined ? {} : searchOf(asking),
    setAmount: (side, amount) => setTyped({ corridor: corridor?.id, side, amount }),
    setCorridor: (next) => setTyped({ ...typed, corridor: next }),
    begin: (question) => setTyped(questionOf(question)),
    retry: () => (corridors === undefined ? read.refetch() : query.refetch()),
  }
}

/** What stands in the fields for a question; the example where it names no amount. */
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

/** The first question there is: it is asked at once, because nobody is typing yet. */
function useFirst(asking: Asked | undefined): Asked | undefined {
  const [first, setFirst] = useState(asking)
  if (first === undefined && asking !== undefined) setFirst(asking)
  return first
}
