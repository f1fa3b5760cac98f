import { z } from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { instant, minorUnits, moneyShape, text, wireId } from '../../shapes.ts'
import { evidenceRefusals } from './diligence-words.ts'
import { dueDiligenceShape } from './due-diligence.ts'

const customerId = z.strictObject({ id: wireId('customer') })
const deciders = ['analyst', 'officer'] as const

/** The same for staff, with the accepted evidence. */
export const staffDueDiligenceShape = z.strictObject({
  ...dueDiligenceShape.shape,
  history: z.array(
    z.strictObject({
      acceptedAt: instant,
      until: instant,
      ceiling: moneyShape,
      by: text(100),
      /** When another one replaced it or it was refused, before its last instant. */
      endedAt: z.optional(instant),
    }),
  ),
})
export type StaffDueDiligenceWire = z.output<typeof staffDueDiligenceShape>

export const getCustomerDueDiligence = endpoint({
  name: 'getCustomerDueDiligence',
  summary: 'Amounts that a customer sent against the thresholds, open requests, and accepted evidence.',
  method: 'GET',
  path: '/api/customers/:id/due-diligence',
  who: deciders,
  params: customerId,
  reply: staffDueDiligenceShape,
  refusals: ['not-found'],
})

export const decideFundsEvidence = endpoint({
  name: 'decideFundsEvidence',
  summary:
    'Accepts evidence of where funds come from, up to an amount and until a day, instead of the one in force; or refuses it with a reason, also the one in force.',
  method: 'POST',
  path: '/api/customers/:id/funds-evidence',
  who: deciders,
  stepUp: true,
  idempotent: true,
  params: customerId,
  body: z.strictObject({
    decision: z.enum(['accept', 'refuse']),
    /** With 'accept': the amount that may be sent in any window, in US cents. */
    ceilingUsdCents: z.optional(minorUnits),
    /** With 'accept': the last instant at which it is valid, at most 12 months ahead. */
    until: z.optional(instant),
    /** With 'refuse'. */
    because: z.optional(z.enum(evidenceRefusals)),
  }),
  reply: staffDueDiligenceShape,
  refusals: ['not-found', 'fields-wrong', 'item-closed'],
})
