import type { MatchingRule } from '@puente/contract/staff'
import { daysBetween, gathered, type Grouped, type Matchable, type Pool } from './matchable.ts'

type Pairs = (pool: Pool, rule: MatchingRule) => Grouped[]

const pair = (a: Matchable, b: Matchable, bookedMinor = 0n): Grouped => ({ items: [a, b], bookedMinor })
const byReference = (items: readonly Matchable[]) => gathered(items, ({ refs }) => [...new Set(refs)])

/** Pairs each item, in order, with the first unpaired one that fits. */
function firstFits(
  items: readonly Matchable[],
  othersOf: (item: Matchable) => readonly Matchable[],
  fits: (a: Matchable, b: Matchable) => boolean,
  booked: (a: Matchable, b: Matchable) => bigint = () => 0n,
): Grouped[] {
  const taken = new Set<string>()
  const pairs: Grouped[] = []
  for (const item of items) {
    if (taken.has(item.id)) continue
    const other = othersOf(item).find((one) => one.id !== item.id && !taken.has(one.id) && fits(item, one))
    if (other === undefined) continue
    taken.add(item.id).add(other.id)
    pairs.push(pair(item, other, booked(item, other)))
  }
  return pairs
}

/** Equal references and equal amounts. */
export const reference: Pairs = ({ bank, books }, { days }) => {
  const named = byReference(books)
  return firstFits(
    bank,
    ({ refs }) => refs.flatMap((ref) => named.get(ref) ?? []),
    (a, b) => a.amountMinor === b.amountMinor && daysBetween(a.day, b.day) <= days,
  )
}

/** Two items of one side that cancel each other under one reference. */
export const cancels: Pairs = ({ bank, books }, { days }) =>
  [bank, books].flatMap((side) => {
    const named = byReference(side)
    return firstFits(
      side,
      ({ refs }) => refs.flatMap((ref) => named.get(ref) ?? []),
      (a, b) => a.amountMinor === -b.amountMinor && daysBetween(a.day, b.day) <= days,
    )
  })

/** Equal amounts and RUTs within some days, if both sides have the same number of them; otherwise a person decides. */
export const amountRut: Pairs = ({ bank, books }, { days }) => {
  const keyOf = ({ rut, amountMinor }: Matchable) => (rut === undefined ? [] : [`${rut} ${amountMinor}`])
  const [ours, theirs] = [gathered(books, keyOf), gathered(bank, keyOf)]
  return [...theirs].flatMap(([key, lines]) => {
    const entries = ours.get(key) ?? []
    if (entries.length !== lines.length) return []
    const pairs = lines.map((line, place) => ({ line, entry: entries[place] }))
    return pairs.flatMap(({ line, entry }) =>
      entry !== undefined && daysBetween(line.day, entry.day) <= days ? [pair(line, entry)] : [],
    )
  })
}

const size = (minor: bigint): bigint => (minor < 0n ? -minor : minor)

/** Equal references, when the bank kept a fee: at most a share and an amount. */
export const fee: Pairs = ({ bank, books, currency }, { days, mostBps = 0, mostMinor = {} }) => {
  const most = BigInt(mostMinor[currency] ?? '0')
  const named = byReference(books)
  const kept = (line: Matchable, entry: Matchable) => entry.amountMinor - line.amountMinor
  return firstFits(
    bank,
    ({ refs }) => refs.flatMap((ref) => named.get(ref) ?? []),
    (line, entry) =>
      kept(line, entry) > 0n &&
      line.amountMinor > 0n === entry.amountMinor > 0n &&
      kept(line, entry) <= most &&
      kept(line, entry) * 10_000n <= size(entry.amountMinor) * BigInt(mostBps) &&
      daysBetween(line.day, entry.day) <= days,
    (line, entry) => -kept(line, entry),
  )
}
