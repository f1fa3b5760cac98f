import type { BreakWire, ReconciledItemWire } from '@puente/contract/staff'

type Item = Pick<ReconciledItemWire, 'side' | 'amount'>

const minor = ({ amount }: Item): bigint => BigInt(amount.amount)
const size = (value: bigint): bigint => (value < 0n ? -value : value)

/** What the bank says more than the books, of all of these together; of one side alone, what is left of it. */
export function differenceOf(item: Item, others: readonly Item[]): bigint {
  return [item, ...others].reduce(
    (sum, one) => (one.side === 'bank' ? sum + minor(one) : sum - minor(one)),
    0n,
  )
}

/** Whether a match of these waits for a second person: one of its sides is above the limit. */
export function needsSecond(
  { item, handLimit }: Pick<BreakWire, 'item' | 'handLimit'>,
  others: readonly Item[],
): boolean {
  const gross = (side: Item['side']) =>
    [item, ...others].filter((one) => one.side === side).reduce((sum, one) => sum + size(minor(one)), 0n)
  return gross('bank') > BigInt(handLimit) || gross('books') > BigInt(handLimit)
}
