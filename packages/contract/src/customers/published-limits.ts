import { z } from 'zod/mini'
import { customerKinds } from '../access/words.ts'
import { endpoint } from '../endpoint.ts'
import { moneyShape, text } from '../shapes.ts'
import { diligenceWindows } from './diligence-words.ts'

/** The limits of one kind and level of customer. */
export const publishedLimitsShape = z.strictObject({
  kind: z.enum(customerKinds),
  /** 'basic', 'standard' or 'enhanced': how much is known of the customer. */
  level: text(20),
  /** The most one transfer may send, in CLP. */
  transfer: moneyShape,
  /** The same in USD, where it is limited so too. */
  transferUsd: z.optional(moneyShape),
  /** The most within 24 hours, in USD. */
  day: moneyShape,
  /** The most within 30 days, in USD. */
  month: moneyShape,
  /** Maximum number of current orders in one hour and in 24 hours, and of new recipients in 24 hours. */
  ordersPerHour: z.optional(z.int()),
  ordersPerDay: z.optional(z.int()),
  newRecipientsPerDay: z.optional(z.int()),
  /** Above these, in USD, an order needs evidence of funds; a window may have none. */
  evidence: z.array(z.strictObject({ window: z.enum(diligenceWindows), above: moneyShape })),
})
export type PublishedLimitsWire = z.output<typeof publishedLimitsShape>

export const listLimits = endpoint({
  name: 'listLimits',
  summary: 'How much each kind and level of customer may send, as it is in force today.',
  method: 'GET',
  path: '/api/limits',
  who: 'anyone',
  reply: z.strictObject({ items: z.array(publishedLimitsShape) }),
  refusals: [],
})
