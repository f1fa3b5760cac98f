import { addressOf, customerAddresses, rateFrameAddress } from '@puente/contract/addresses'
import { isCurrency } from '@puente/money'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../../platform/config/index.ts'
import type { Runtime, Work } from '../../../platform/work.ts'
import { corridorOf, customerRates } from '../customer-rates.ts'
import { rateNow } from '../rate-now.ts'
import { dailyRates } from '../rates.store.ts'
import { framePolicy, rateFrameHtml, type RateFrame } from './rate-frame.ts'

const actor = { kind: 'system', name: 'quotes' } as const
const DAYS = 30
const CACHE_SECONDS = 600

/** The facts of a currency's page for persons; undefined when no corridor pays in the currency. */
async function frameOf(
  work: Work,
  code: string,
  { brandName, publicUrl }: Pick<Config, 'brandName' | 'publicUrl'>,
): Promise<RateFrame | undefined> {
  const currency = code.toUpperCase()
  const corridor = await corridorOf(work, currency)
  if (corridor === undefined || code !== currency.toLowerCase() || !isCurrency(currency)) return undefined
  const rateAt = await customerRates(work, corridor, 'person')
  return {
    brand: brandName,
    currency,
    url: publicUrl + addressOf(customerAddresses.rates, code),
    now: await rateNow(work, corridor),
    days: (await dailyRates(work, currency, DAYS)).flatMap((reading) => rateAt(reading) ?? []),
  }
}

/**
 * Serves the page of a currency's rate that other sites show in a frame. It is the only page of the listener that may be
 * framed: it has no session, no script and no form, so that a click in it can do no harm.
 */
export function serveRateFrame(
  app: FastifyInstance,
  runtime: Runtime,
  config: Pick<Config, 'brandName' | 'publicUrl'>,
): void {
  app.get<{ Params: { rateCurrency: string } }>(rateFrameAddress, async ({ params }, reply) => {
    const frame = await runtime.work(actor, (work) => frameOf(work, params.rateCurrency, config))
    if (frame === undefined) return reply.callNotFound()
    return reply
      .removeHeader('x-frame-options')
      .header('content-security-policy', framePolicy)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', `public, max-age=${CACHE_SECONDS}`)
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(rateFrameHtml(frame))
  })
}
