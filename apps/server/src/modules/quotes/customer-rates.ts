import type { CustomerKind } from '@puente/contract'
import { customerRateOf, type Currency, type Rate } from '@puente/money'
import type { Work } from '../../platform/work.ts'
import { allCorridors, spreadHistory, type Corridor } from '../corridors/index.ts'
import type { Reading } from './rate-guard.ts'

/** The first corridor in display order that pays in a currency; undefined when there is none. */
export const corridorOf = async (work: Work, currency: string): Promise<Corridor | undefined> =>
  (await allCorridors(work)).find((corridor) => corridor.currency === currency)

/**
 * The customer's rate at a reading: its mid-market rate with the spread that was in force then. Undefined when no spread
 * was in force.
 */
type CustomerRateAt = (reading: Reading) => Rate<Currency, 'CLP'> | undefined

/** The customer's rates of a corridor for a kind of customer, now and in the past. */
export async function customerRates(
  work: Work,
  corridor: Corridor,
  kind: CustomerKind,
): Promise<CustomerRateAt> {
  const spreadAt = await spreadHistory(work, corridor, kind)
  return ({ rate, asOf }) => {
    const spread = spreadAt(asOf)
    return spread && customerRateOf({ midRate: { ...rate, quote: 'CLP' }, spreadBps: spread.bps })
  }
}
