import type { ReviewSummary } from '@puente/contract/staff'
import { createWords } from '@puente/web'
import { reviewMessages } from './messages.es.ts'

export const words = createWords(reviewMessages)

/** How a review ended. Freezing a transfer without money freezes nothing. */
export const endOf = ({ outcome = 'refuse', moneyFrozen }: Pick<ReviewSummary, 'outcome' | 'moneyFrozen'>) =>
  outcome === 'freeze' && !moneyFrozen ? ('freezeUnpaid' as const) : outcome

export function reviewStatus(review: ReviewSummary): string {
  const { status, proposal } = review
  if (status === 'closed') return words(`statuses.${endOf(review)}`)
  if (status === 'open' || proposal === undefined) return words('statuses.open')
  return words(`statuses.proposed.${proposal.outcome}`)
}
