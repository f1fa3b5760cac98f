import { inForce } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'

/** How long a payout may wait for its rail. */
export interface PayoutTerms {
  /** For so many hours the rail may say that it never had a payout; then staff decide. */
  readonly untakenHours: number
  /** After so many minutes without an answer of the rail, staff see the transfer among those that stand still. */
  readonly unansweredMinutes: number
  /** After so many hours between submission and its end, the same. */
  readonly waitingHours: number
}

/** The terms in force; none at all is a fault in the data, and throws. */
export async function payoutTerms(work: Work): Promise<PayoutTerms> {
  const found = await inForce<PayoutTerms>(work, 'payout-terms', 'default')
  if (found === undefined) throw new Error('no payout terms are in force')
  return found.data
}
