import type { BreakWire, ReconciledItemWire } from '@puente/contract/staff'

type Item = Pick<ReconciledItemWire, 'side' | 'amount'>

const minor = ({ amount }: Item): bigint => BigInt(amount.amount)
const size = (value: bigint): bigint => (value < 0n ? -value : value)

/** Bank minus books over the item and the others, in minor units. */
export function differenceOf(item: Item, others: readonly Item[]): bigint {
  return [item, ...others].reduce(
    (sum, one) => (one.side === 'bank' ? sum + minor(one) : sum - minor(one)),
    0n,
  )
}

/** Whether matching these items needs a second person: the gross amount of one side is above the limit. */
export function needsSecond(
  { item, handLimit }: Pick<BreakWire, 'item' | 'handLimit'>,
  others: readonly Item[],
): boolean {
  const gross = (side: Item['side']) =>
    [item, ...others].filter((one) => one.side === side).reduce((sum, one) => sum + size(minor(one)), 0n)
  return gross('bank') > BigInt(handLimit) || gross('books') > BigInt(handLimit)
}
