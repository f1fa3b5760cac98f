import { z } from 'zod/mini'
import { customerKinds } from '../access/words.ts'
import { endpoint } from '../endpoint.ts'
import { moneyShape, text } from '../shapes.ts'
import { diligenceWindows } from './due-diligence/diligence-words.ts'

/** The limits of one kind and level of customer. */
export const publishedLimitsShape = z.strictObject({
  kind: z.enum(customerKinds),
  /** Verification level: 'basic', 'standard' or 'enhanced'. */
  level: text(20),
  /** Maximum of one transfer, in CLP. */
  transfer: moneyShape,
  /** Maximum of one transfer in USD, when there is one. */
  transferUsd: z.optional(moneyShape),
  /** Maximum within 24 hours, in USD. */
  day: moneyShape,
  /** Maximum within 30 days, in USD. */
  month: moneyShape,
  /** Maximum number of current orders in one hour and in 24 hours, and of new recipients in 24 hours. */
  ordersPerHour: z.optional(z.int()),
  ordersPerDay: z.optional(z.int()),
  newRecipientsPerDay: z.optional(z.int()),
  /** An order above these amounts, in USD, needs evidence of funds. A window may have none. */
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
