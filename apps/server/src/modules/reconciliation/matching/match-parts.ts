import type { MatchingRule } from '@puente/contract/staff'
import { daysBetween, type Grouped, type Matchable, type Pool } from './matchable.ts'

/** With more candidates, some sum would fit by chance. */
const CANDIDATES_MAX = 16
/** A longer search counts as no proof. */
const STEPS_MAX = 20_000

/**
 * The only choice of two to `maxParts` parts with this sum; undefined when there is none, when there are several, or
 * when the search takes too long.
 */
export function onlySum(
  parts: readonly Matchable[],
  sumMinor: bigint,
  maxParts: number,
): readonly Matchable[] | undefined {
  const found: Matchable[][] = []
  let steps = 0
  const look = (from: number, left: bigint, chosen: readonly Matchable[]): void => {
    if (found.length > 1 || steps > STEPS_MAX) return
    if (left === 0n && chosen.length > 1) found.push([...chosen])
    if (chosen.length === maxParts) return
    for (let place = from; place < parts.length; place += 1) {
      const part = parts[place]
      steps += 1
      // All parts have the sign of the sum: one that exceeds it fits in no choice.
      if (part !== undefined && (left > 0n ? part.amountMinor <= left : part.amountMinor >= left))
        look(place + 1, left - part.amountMinor, [...chosen, part])
    }
  }
  look(0, sumMinor, [])
  return found.length === 1 && steps <= STEPS_MAX ? found[0] : undefined
}

const related = (whole: Matchable, part: Matchable): boolean =>
  (whole.rut !== undefined && whole.rut === part.rut) || part.refs.some((ref) => whole.refs.includes(ref))

/** One item of this side is the sum of several items of the other, with the same RUT or a common reference. */
function splits(wholes: readonly Matchable[], others: readonly Matchable[], rule: MatchingRule): Grouped[] {
  const taken = new Set<string>()
  return wholes.flatMap((whole) => {
    const parts = others.filter(
      (part) =>
        !taken.has(part.id) &&
        part.amountMinor > 0n === whole.amountMinor > 0n &&
        daysBetween(whole.day, part.day) <= rule.days &&
        related(whole, part),
    )
    if (parts.length < 2 || parts.length > CANDIDATES_MAX) return []
    const chosen = onlySum(parts, whole.amountMinor, rule.maxParts ?? 0)
    if (chosen === undefined) return []
    for (const { id } of chosen) taken.add(id)
    return [{ items: [whole, ...chosen], bookedMinor: 0n }]
  })
}

/** One line for several entries, then one entry for several lines. */
export function parts({ bank, books }: Pool, rule: MatchingRule): Grouped[] {
  const oneLine = splits(bank, books, rule)
  const taken = new Set(oneLine.flatMap(({ items }) => items.map(({ id }) => id)))
  const isFree = ({ id }: Matchable) => !taken.has(id)
  return [...oneLine, ...splits(books.filter(isFree), bank.filter(isFree), rule)]
}
