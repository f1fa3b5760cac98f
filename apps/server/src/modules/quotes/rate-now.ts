import type { Currency, Rate } from '@puente/money'
import type { Work } from '../../platform/work.ts'
import type { Corridor } from '../corridors/index.ts'
import { customerRates } from './customer-rates.ts'
import { midRateFor } from './mid-rates.ts'

type Pesos = Rate<Currency, 'CLP'>

/** The rate of a corridor now: that of persons, the market's, and when and where it was read. */
export interface RateNow {
  readonly customer: Pesos
  readonly mid: Pesos
  readonly asOf: Date
  readonly source: string
}

/** The rate that a price of this moment has; undefined without a reliable one. */
export async function rateNow(work: Work, corridor: Corridor): Promise<RateNow | undefined> {
  const mid = await midRateFor(work, corridor.currency)
  if ('refused' in mid) return undefined
  const rateAt = await customerRates(work, corridor, 'person')
  const customer = rateAt({ rate: mid.rate, asOf: work.now })
  return customer && { customer, mid: { ...mid.rate, quote: 'CLP' }, asOf: mid.asOf, source: mid.source }
}
