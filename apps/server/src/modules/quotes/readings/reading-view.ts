import { refuse, toWireId, customerKinds, type Refusal } from '@puente/contract'
import { settingKind, type RateReading, type RateRecord } from '@puente/contract/staff'
import { customerRateOf, rate, rateValue } from '@puente/money'
import { settingAt } from '../../../platform/data/settings.ts'
import { listsInOrders } from '../../../platform/lists/orders.ts'
import type { Work } from '../../../platform/work.ts'
import { allCorridors, spreadAt } from '../../corridors/index.ts'
import {
  acceptedBefore,
  heldBetween,
  readingFor,
  readingOrders,
  readingRows,
  readingsNear,
  type StoredReading,
} from './readings.store.ts'

/** Readings shown on either side of one, and unconfirmed ones before it. */
const NEAR_MAX = 10
const HELD_MAX = 50

/** Every reading, in each order of its list. */
export const readingLists = listsInOrders('rates', readingOrders, readingRows)

/** A reading in the format of the API. */
export const readingView = ({
  id,
  currency,
  mid,
  asOf,
  source,
  fetchedAt,
  accepted,
}: StoredReading): RateReading => ({
  id: toWireId('rate', id),
  currency,
  mid,
  asOf: asOf.toISOString(),
  fetchedAt: fetchedAt.toISOString(),
  source,
  state: accepted ? 'accepted' : 'unconfirmed',
})

/** How far a rate is from another, in whole basis points. */
function movedBps(next: string, before: string): number {
  const [one, other] = [Number(next), Number(before)]
  return Math.round(((one - other) / other) * 10_000)
}

/** The rates that were sold from a reading: its corridors, by kind of customer, at the spreads in force then. */
async function publishedFrom(
  work: Work,
  { currency, mid, fetchedAt }: StoredReading,
): Promise<RateRecord['published']> {
  const published: RateRecord['published'] = []
  for (const corridor of await allCorridors(work)) {
    if (corridor.currency !== currency) continue
    for (const customerKind of customerKinds) {
      const spread = await spreadAt(work, corridor.id, customerKind, fetchedAt)
      if (spread === undefined) continue
      const midRate = { ...rate(currency, 'CLP', mid), quote: 'CLP' } as const
      published.push({
        corridorId: corridor.id,
        customerKind,
        spreadBps: spread.bps,
        spread: { key: spread.key, version: spread.version },
        clpPerUnit: rateValue(customerRateOf({ midRate, spreadBps: spread.bps })),
      })
    }
  }
  return published
}

/** A reading with the evidence of how it was judged, and the rates that were sold from it. */
export async function readingRecord(work: Work, id: string): Promise<RateRecord | Refusal<'not-found'>> {
  const reading = await readingFor(work, id)
  if (reading === undefined) return refuse('not-found')
  const rules = await settingAt(work, settingKind.quoteRules, 'default', reading.fetchedAt)
  if (rules === undefined) throw new Error(`no rules for the reading ${id}`)
  const before = await acceptedBefore(work, reading)
  const held = await heldBetween(work, before?.asOf, reading, HELD_MAX)
  const { jumpBps, confirmedAfterMinutes, staleAfterMinutes } = rules.data
  return {
    ...readingView(reading),
    rules: { version: rules.version, jumpBps, confirmedAfterMinutes, staleAfterMinutes },
    ...(before === undefined
      ? {}
      : { before: readingView(before), movedBps: movedBps(reading.mid, before.mid) }),
    held: held.map(readingView),
    near: (await readingsNear(work, reading, NEAR_MAX)).map(readingView),
    published: reading.accepted ? await publishedFrom(work, reading) : [],
  }
}
