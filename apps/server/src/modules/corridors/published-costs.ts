import type { PublishedCostWire } from '@puente/contract/customer'
import { settingKind } from '@puente/contract/staff'
import { settingInForce } from '../../platform/data/settings.ts'
import type { Work } from '../../platform/work.ts'
import { allCorridors } from './corridors.ts'
import { isCurrentOn } from './current-figure.ts'
import { inSantiago } from './santiago.ts'

/** The figures of other providers that are current, for corridors in force, the cheapest first. */
export async function publishedCosts(work: Work): Promise<PublishedCostWire[]> {
  const { data } = await settingInForce(work, settingKind.publishedCosts)
  const known = new Set((await allCorridors(work)).map(({ id }) => id))
  const today = inSantiago(work.now).day
  const clp = (minor: bigint) => ({ amount: String(minor), currency: 'CLP' })
  return data.figures
    .filter(({ asOf, corridorId }) => known.has(corridorId) && isCurrentOn(today, asOf, data.validDays))
    .map(({ corridorId, sendMinor, feeMinor, marginBps, ...figure }) => ({
      ...figure,
      corridorId,
      send: clp(BigInt(sendMinor)),
      cost: clp(settingKind.publishedCostMinor({ sendMinor, feeMinor, marginBps })),
    }))
    .toSorted((one, other) => Number(BigInt(one.cost.amount) - BigInt(other.cost.amount)))
}
