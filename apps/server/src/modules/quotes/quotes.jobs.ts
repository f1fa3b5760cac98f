import type { RatesPort } from '../../partners/rates.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { recordPartnerCalls } from '../../platform/data/partner-calls.ts'
import { isFetchDue } from './rates.store.ts'
import { recordRates } from './record-rates.ts'

const FETCH_EVERY_MS = 20_000
const actor = { kind: 'system', name: 'quotes' } as const

/**
 * Fetches mid-market rates every 20 s of business time. Checks every second whether a fetch is due, so that prices
 * return at once when the sandbox moves its clock. When the feed fails, the last rates stay and become stale.
 */
export const quoteJobs = (ports: { readonly rates: RatesPort }): readonly Job[] => [
  {
    name: 'quotes.rates',
    everyMs: 1000,
    round: async (runtime) => {
      if (!(await runtime.work(actor, (work) => isFetchDue(work, FETCH_EVERY_MS)))) return 0
      const answer = await ports.rates.midRates()
      await runtime.work(actor, async (work) => {
        if (answer.outcome === 'ok') await recordRates(work, answer.value)
        else await recordPartnerCalls(work, undefined, [answer.call])
      })
      return 0
    },
  },
]
