import { inForce } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'

/** Time limits in Chilean banking days: when unassigned money is refunded automatically, and the maximum age. */
export interface PayinTerms {
  readonly noReferenceDays: number
  readonly otherRutDays: number
  readonly refundRejectedDays: number
  readonly heldDays: number
  readonly receivableDays: number
  readonly maximumAgeDays: number
  /** Hours without an outcome of a refund after which staff see it. */
  readonly refundUnansweredHours: number
  /** Calendar days during which the bank is asked about a rejected refund. */
  readonly refundLookBackDays: number
}

/** The terms in force. Throws when there are none. */
export async function payinTerms(work: Work): Promise<PayinTerms> {
  const found = await inForce<PayinTerms>(work, 'payin-terms', 'default')
  if (found === undefined) throw new Error('no payin terms are in force')
  return found.data
}
