import type { ItemSide } from '@puente/contract/staff'

/** An open item as rules use it; a positive amount was received. */
export interface Matchable {
  readonly id: string
  readonly side: ItemSide
  readonly day: string
  readonly amountMinor: bigint
  readonly refs: readonly string[]
  /** Equal for equal RUTs; the RUT cannot be derived from it. */
  readonly rut: string | undefined
}

/** The open items of both sides of one account, in order. */
export interface Pool {
  readonly bank: readonly Matchable[]
  readonly books: readonly Matchable[]
  readonly currency: string
}

/** Items of one match, and the amount to book so that both sides add up. */
export interface Grouped {
  readonly items: readonly Matchable[]
  /** Sum of the bank less that of the books; negative when the bank kept a fee. */
  readonly bookedMinor: bigint
}

export interface Found extends Grouped {
  readonly rule: string
}

const DAY_MS = 24 * 3_600_000
const dayOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS

/** Number of days between two days. */
export const daysBetween = (a: string, b: string): number => Math.abs(dayOf(a) - dayOf(b))

/** Groups items by all of their keys. */
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
