import type { CorridorWire, PublishedCostWire } from '@puente/contract/customer'

/** The published costs of one amount over one corridor. */
export interface Comparison {
  readonly key: string
  readonly corridorId: string
  readonly country: string
  readonly sendMinor: string
  readonly others: readonly PublishedCostWire[]
}

/** The figures by corridor and amount, in the order of the corridors, the smallest amount first. */
export function comparisonsOf(
  figures: readonly PublishedCostWire[],
  corridors: readonly Pick<CorridorWire, 'id' | 'country'>[],
): Comparison[] {
  return corridors.flatMap(({ id, country }) => {
    const here = figures.filter(({ corridorId }) => corridorId === id)
    const byAmount = Map.groupBy(here, ({ send }) => send.amount)
    return [...byAmount]
      .toSorted(([one], [other]) => Number(BigInt(one) - BigInt(other)))
      .map(([sendMinor, others]) => ({
        key: `${id} ${sendMinor}`,
        corridorId: id,
        country,
        sendMinor,
        others,
      }))
  })
}

/** The length of a bar, from 0 to 1, beside the longest one. */
export function shareOf(cost: string, all: readonly string[]): number {
  const most = Math.max(...all.map(Number))
  return most === 0 ? 0 : Number(cost) / most
}
