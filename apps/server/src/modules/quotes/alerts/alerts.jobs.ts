import type { Currency } from '@puente/money'
import type { Job } from '../../../platform/jobs/jobs.ts'
import type { Work } from '../../../platform/work.ts'
import { corridorOf, customerRates } from '../customer-rates.ts'
import { acceptedAfter } from '../rates.store.ts'
import { alertReached } from './alert.ts'
import {
  currenciesWithAlerts,
  lockProgress,
  markReached,
  readingsAreDue,
  setProgress,
} from './alerts.store.ts'

const actor = { kind: 'system', name: 'quotes' } as const
const READINGS_MOST = 500

/**
 * Compares the active alerts of a currency with the accepted readings since the last comparison, oldest first, so that a
 * rate between two rounds counts although the newest reading is back. Marks and notifies in one transaction, so that a
 * crash repeats or loses none. Returns the number of readings.
 */
async function compareAlerts(work: Work, currency: Currency): Promise<number> {
  const since = await lockProgress(work, currency)
  if (since === undefined) return 0
  const readings = await acceptedAfter(work, currency, since, READINGS_MOST)
  const last = readings.at(-1)
  if (last === undefined) return 0
  const corridor = await corridorOf(work, currency)
  if (corridor !== undefined) {
    const person = await customerRates(work, corridor, 'person')
    const company = await customerRates(work, corridor, 'company')
    const compared = readings.map((reading) => ({
      asOf: reading.asOf,
      rates: { person: person(reading), company: company(reading) },
    }))
    const reached = await markReached(work, currency, compared)
    await work.emit(...reached.map(alertReached))
  }
  await setProgress(work, currency, last.asOf)
  return readings.length
}

/** Jobs of rate alerts. */
export const rateAlertJobs: readonly Job[] = [
  {
    name: 'quotes.rate-alerts',
    everyMs: 1000,
    due: readingsAreDue,
    round: async (runtime) => {
      const currencies = await runtime.work(actor, currenciesWithAlerts)
      let compared = 0
      for (const currency of currencies)
        compared += await runtime.work(actor, (work) => compareAlerts(work, currency))
      return compared
    },
  },
]
