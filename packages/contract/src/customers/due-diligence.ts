import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instant, moneyShape } from '../shapes.ts'
import { diligenceWindows, evidenceKindsOfAll, evidenceRefusals } from './diligence-words.ts'

/** A threshold for evidence of funds over a rolling window, and what is used of it. */
const thresholdUse = z.strictObject({
  window: z.enum(diligenceWindows),
  /** Above it an order needs evidence; published, in USD. */
  threshold: moneyShape,
  /** What was ordered within the window, open orders included, in USD. */
  used: moneyShape,
})

/** Thresholds for evidence of funds, how much of them is used, and the evidence sent. */
export const dueDiligenceShape = z.strictObject({
  windows: z.array(thresholdUse),
  /** What the order that was asked for would come to, while evidence is owed. */
  asked: z.optional(
    z.strictObject({
      window: z.enum(diligenceWindows),
      reached: moneyShape,
      since: instant,
      refusedBecause: z.optional(z.enum(evidenceRefusals)),
      /** While it waits for staff: by when they answer. */
      answerBy: z.optional(instant),
    }),
  ),
  /** Evidence in force: how much may be sent in any window, and until when. */
  evidence: z.optional(z.strictObject({ ceiling: moneyShape, until: instant })),
  /** What shows where funds come from. */
  accepted: z.array(z.enum(evidenceKindsOfAll)),
})
export type DueDiligenceWire = z.output<typeof dueDiligenceShape>

export const getDueDiligence = endpoint({
  name: 'getDueDiligence',
  summary: 'How much may be sent before evidence of funds is needed, how much was, and what is asked now.',
  method: 'GET',
  path: '/api/due-diligence',
  who: 'customer',
  power: 'read',
  reply: dueDiligenceShape,
  refusals: [],
})
