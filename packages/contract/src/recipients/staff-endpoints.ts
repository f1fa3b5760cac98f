import { z } from 'zod/mini'
import { customerReference } from '../customers/references.ts'
import { endpoint } from '../endpoint.ts'
import { instant, text, wireId } from '../shapes.ts'
import { staffTransferSummary } from '../transfers/staff-endpoints.ts'
import { recipientShape } from './endpoints.ts'
import { recipientKinds, relationships } from './words.ts'

/** A recipient of a customer as staff see it. */
export const recipientRecord = z.strictObject({
  id: wireId('recipient'),
  customer: customerReference,
  name: text(140),
  kind: z.enum(recipientKinds),
  country: text(2),
  currency: text(3),
  corridorId: text(20),
  relationship: z.enum(relationships),
  accountEnding: text(4),
  /**
   * The values of the corridor's fields in their order, with the field's label, a word that the interfaces translate; for
   * analyst, officer and treasury only.
   */
  details: z.optional(z.array(z.strictObject({ label: text(60), value: text(300, 0) }))),
  /** Fields with an invalid check digit, by their label, in corridors that warn and do not refuse. */
  warnings: recipientShape.shape.warnings,
  createdAt: instant,
  /** When the customer last changed name or account. */
  changedAt: z.optional(instant),
  /** Since when it is no longer offered for new transfers. */
  archivedAt: z.optional(instant),
  /** Orders to it are refused until then, because its data changed. */
  quietUntil: z.optional(instant),
  /** The latest transfers to it. */
  transfers: z.array(staffTransferSummary),
  /** Other customers with a recipient that has the same account; for analyst and officer only. */
  sameAccount: z.optional(
    z.array(z.strictObject({ recipientId: wireId('recipient'), customer: customerReference })),
  ),
})
export type RecipientRecord = z.output<typeof recipientRecord>

export const getRecipientRecord = endpoint({
  name: 'getRecipientRecord',
  summary: 'A recipient of a customer, with the latest transfers to it; the view is recorded.',
  method: 'GET',
  path: '/api/recipients/:id',
  who: ['support', 'analyst', 'officer', 'treasury', 'admin'],
  params: z.strictObject({ id: wireId('recipient') }),
  reply: recipientRecord,
  refusals: [],
})
