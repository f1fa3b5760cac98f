import type { FastifyInstance } from 'fastify'
import type { World } from '../world.ts'
import { Refused } from '../http/answers.ts'
import { partnerRoutes, staySilent } from '../http/partner-routes.ts'
import { strict } from '../http/shapes.ts'
import type { Rates } from './rates.ts'

const code = { type: 'string', pattern: '^[A-Z]{3}$' }

/** Opens the rate feed's JSON API. */
export function ratesApi(app: FastifyInstance, world: World, rates: Rates): void {
  const { bases, isBase } = rates.currencies
  const unknownPair = (pair: string) =>
    new Refused(
      404,
      'unknown-pair',
      `There is no rate for ${pair}; there are ${bases.join(', ')} against CLP.`,
    )
  partnerRoutes(app, world, 'rates', (scope) => {
    const midQuery = { schema: { querystring: strict({ base: code, quote: code }) } }
    scope.get<{ Querystring: { base: string; quote: string } }>(
      '/rates/mid',
      midQuery,
      ({ query }, reply) => {
        if (!isBase(query.base) || query.quote !== 'CLP') throw unknownPair(`${query.base}/${query.quote}`)
        if (rates.tampering(query.base).silent) return staySilent(reply)
        return rates.mid(query.base)
      },
    )
    const midsQuery = { schema: { querystring: strict({ quote: code }) } }
    scope.get<{ Querystring: { quote: string } }>('/rates/mids', midsQuery, ({ query }, reply) => {
      if (query.quote !== 'CLP') throw unknownPair(query.quote)
      if (bases.some((base) => rates.tampering(base).silent)) return staySilent(reply)
      return { quote: 'CLP', items: bases.map(rates.mid) }
    })
  })
}
