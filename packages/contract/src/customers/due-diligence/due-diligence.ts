import { z } from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { instant, moneyShape } from '../../shapes.ts'
import { diligenceWindows, evidenceKindsOfAll, evidenceRefusals } from './diligence-words.ts'

/** A threshold for evidence of funds over a rolling window, and how much of it is used. */
const thresholdUse = z.strictObject({
  window: z.enum(diligenceWindows),
  /** Above this amount an order needs evidence of funds; published, in USD. */
  threshold: moneyShape,
  /** The total ordered within the window, open orders included, in USD. */
  used: moneyShape,
})

/** Thresholds for evidence of funds, how much of them is used, and the evidence sent. */
export const dueDiligenceShape = z.strictObject({
  windows: z.array(thresholdUse),
  /** The total with the requested order, while evidence of funds is outstanding. */
  asked: z.optional(
    z.strictObject({
      window: z.enum(diligenceWindows),
      reached: moneyShape,
      since: instant,
      refusedBecause: z.optional(z.enum(evidenceRefusals)),
      /** While staff review it: the deadline of their answer. */
      answerBy: z.optional(instant),
    }),
  ),
  /** Accepted evidence: how much may be sent in any window, and until when it is valid. */
  evidence: z.optional(z.strictObject({ ceiling: moneyShape, until: instant })),
  /** Accepted kinds of evidence of funds. */
  accepted: z.array(z.enum(evidenceKindsOfAll)),
})
export type DueDiligenceWire = z.output<typeof dueDiligenceShape>

export const getDueDiligence = endpoint({
  name: 'getDueDiligence',
  summary:
    'The amount that may be sent before evidence of funds is required, the amount sent, and any open request.',
  method: 'GET',
  path: '/api/due-diligence',
  who: 'customer',
  power: 'read',
  reply: dueDiligenceShape,
  refusals: [],
})
