import { inForce } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'

/** Time limits of payouts. */
export interface PayoutTerms {
  /** Hours during which the rail may report that it does not have a payout; then staff decide. */
  readonly untakenHours: number
  /** Minutes without an answer of the rail after which staff see the transfer as stuck. */
  readonly unansweredMinutes: number
  /** Hours between submission and end after which staff see the transfer as stuck. */
  readonly waitingHours: number
}

/** The terms in force. Throws when there are none. */
export async function payoutTerms(work: Work): Promise<PayoutTerms> {
  const found = await inForce<PayoutTerms>(work, 'payout-terms', 'default')
  if (found === undefined) throw new Error('no payout terms are in force')
  return found.data
}
