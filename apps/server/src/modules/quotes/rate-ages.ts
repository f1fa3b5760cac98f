import type { Currency } from '@puente/money'
import type { Work } from '../../platform/work.ts'
import { allCorridors } from '../corridors/index.ts'
import { quoteRules } from './quote-rules.ts'
import { isStale } from './rate-guard.ts'
import { lastAccepted } from './rates.store.ts'

/** The newest accepted rate of a currency. */
interface RateAge {
  readonly currency: Currency
  /** Undefined without an accepted rate. */
  readonly asOf: Date | undefined
  /** Too old to sell with. */
  readonly isStale: boolean
}

/** The age of the rates of all corridors, by currency. */
export async function rateAges(work: Work): Promise<RateAge[]> {
  const rules = await quoteRules(work)
  const wanted = [...new Set((await allCorridors(work)).map(({ currency }) => currency))].toSorted()
  const newest = new Map((await lastAccepted(work, wanted)).map(({ currency, asOf }) => [currency, asOf]))
  return wanted.map((currency) => {
    const asOf = newest.get(currency)
    return { currency, asOf, isStale: asOf === undefined || isStale(rules, asOf, work.now) }
  })
}
