import type { ItemSide } from '@puente/contract/staff'

/** An open movement as rules see it; plus is money that came. */
export interface Matchable {
  readonly id: string
  readonly side: ItemSide
  readonly day: string
  readonly amountMinor: bigint
  readonly refs: readonly string[]
  /** Equal for equal RUTs; says nothing else of whose it is. */
  readonly rut: string | undefined
}

/** What is open on both sides of one account, in order. */
export interface Pool {
  readonly bank: readonly Matchable[]
  readonly books: readonly Matchable[]
  readonly currency: string
}

/** Items that belong together, and what has to be booked so that both sides add up. */
export interface Grouped {
  readonly items: readonly Matchable[]
  /** What the bank says more than the books; negative is what it kept. */
  readonly bookedMinor: bigint
}

export interface Found extends Grouped {
  readonly rule: string
}

const DAY_MS = 24 * 3_600_000
const dayOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS

/** How many days lie between two days. */
export const daysBetween = (a: string, b: string): number => Math.abs(dayOf(a) - dayOf(b))

/** A table of lists. */
export function gathered<Key, Item>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly Key[],
): Map<Key, Item[]> {
  const lists = new Map<Key, Item[]>()
  for (const item of items)
    for (const key of keysOf(item)) {
      const list = lists.get(key)
      if (list === undefined) lists.set(key, [item])
      else list.push(item)
    }
  return lists
}
