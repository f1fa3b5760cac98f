import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { day, moneyShape, text } from '../shapes.ts'

/** A bank that customers pay from. */
export const payerBankShape = z.strictObject({
  name: text(60),
  /** What the bank allows at first to a new recipient; absent without a current figure. */
  firstTransfers: z.optional(
    z.strictObject({
      most: moneyShape,
      hours: z.int(),
      /** The page that publishes the limit. */
      source: text(300),
      /** The day on which the page stated it. */
      asOf: day,
    }),
  ),
})
export type PayerBankWire = z.output<typeof payerBankShape>

export const listPayerBanks = endpoint({
  name: 'listPayerBanks',
  summary: 'The banks that customers pay from, with the limits that they publish for new recipients.',
  method: 'GET',
  path: '/api/payer-banks',
  who: 'anyone',
  atMost: { times: 120, perMinutes: 10 },
  cacheSeconds: 300,
  reply: z.strictObject({ items: z.array(payerBankShape) }),
  refusals: [],
})
