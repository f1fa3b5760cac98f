import { countryCardAddress, homeCardAddress } from '@puente/contract/addresses'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../../../platform/config/index.ts'
import type { Runtime } from '../../../platform/work.ts'
import { allCorridors } from '../../corridors/index.ts'
import { rateNow } from '../rate-now.ts'
import { cardLines, type CardFacts } from './card-lines.ts'
import { drawCard } from './draw-card.ts'

const actor = { kind: 'system', name: 'quotes' } as const
const CACHE_SECONDS = 600

const regions = new Intl.DisplayNames(['es-CL', 'es'], { type: 'region' })

interface Kept {
  readonly until: number
  readonly drawn: Promise<Buffer>
}

/**
 * Serves the pictures that social networks show for home and for the page of each country, with the rate of persons and its
 * time. Each is drawn at most once in ten minutes, and only for countries with a corridor.
 */
export function serveSocialCards(
  app: FastifyInstance,
  runtime: Runtime,
  { brandName: brand }: Pick<Config, 'brandName'>,
): void {
  const kept = new Map<string, Kept>()
  const picture = (key: string, facts: CardFacts): Promise<Buffer> => {
    const now = runtime.clock.realNow().getTime()
    const known = kept.get(key)
    if (known !== undefined && known.until > now) return known.drawn
    const drawn = drawCard(cardLines(facts))
    kept.set(key, { until: now + CACHE_SECONDS * 1000, drawn })
    // A failure is not kept.
    drawn.catch(() => kept.delete(key))
    return drawn
  }
  const send = async (reply: FastifyReply, drawn: Promise<Buffer>) =>
    reply
      .header('cache-control', `public, max-age=${CACHE_SECONDS}`)
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/png')
      .send(await drawn)

  app.get(homeCardAddress, (_request, reply) => send(reply, picture('', { brand })))
  app.get<{ Params: { country: string } }>(countryCardAddress, async ({ params }, reply) => {
    const facts = await runtime.work(actor, async (work) => {
      const corridors = await allCorridors(work)
      const corridor = corridors.find(({ country }) => country.toLowerCase() === params.country)
      return corridor && { country: regions.of(corridor.country), now: await rateNow(work, corridor) }
    })
    if (facts === undefined) return reply.callNotFound()
    return send(reply, picture(params.country, { brand, ...facts }))
  })
}
