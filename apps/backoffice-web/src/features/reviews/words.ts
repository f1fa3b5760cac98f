import type { ReviewSummary } from '@puente/contract/staff'
import { createWords } from '@puente/web'
import { reviewMessages } from './messages.es.ts'

export const words = createWords(reviewMessages)

export function reviewStatus({ status, proposal, outcome }: ReviewSummary): string {
  if (status === 'closed') return words(`statuses.${outcome ?? 'refuse'}`)
  if (status === 'open' || proposal === undefined) return words('statuses.open')
  return words(`statuses.proposed.${proposal.outcome}`)
}
