import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { day, moneyShape, text } from '../shapes.ts'

/** What another provider publishes that a transfer of an amount costs. */
export const publishedCostShape = z.strictObject({
  corridorId: text(20),
  /** The amount that the customer pays. */
  send: moneyShape,
  name: text(60),
  product: text(80),
  /** Fees and the difference to the mid-market rate, rounded up. */
  cost: moneyShape,
  /** The page that publishes the figure. */
  source: text(300),
  /** The day on which the page stated it. */
  asOf: day,
})
export type PublishedCostWire = z.output<typeof publishedCostShape>

export const listPublishedCosts = endpoint({
  name: 'listPublishedCosts',
  summary: 'What other providers publish that a transfer costs: current figures with source and date.',
  method: 'GET',
  path: '/api/published-costs',
  who: 'anyone',
  atMost: { times: 120, perMinutes: 10 },
  cacheSeconds: 300,
  reply: z.strictObject({ items: z.array(publishedCostShape) }),
  refusals: [],
})
