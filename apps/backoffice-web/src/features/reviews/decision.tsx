import { reviewOutcomes, type ReviewWire } from '@puente/contract/staff'
import { format } from '@puente/web'
import { ProposalCard } from '../approvals/proposal-card.tsx'
import { ProposeForm } from '../approvals/propose-form.tsx'
import { useProposeReview } from './queries.ts'
import { words } from './words.ts'

const options = reviewOutcomes.map((value) => ({
  value,
  label: words(`options.${value}`),
  description: words(`options.${value}Text`),
  what: words(`options.${value}What`),
}))

/**
 * Proposes an outcome of the review; a second person confirms it. A closed review shows its proposals
 * read-only.
 */
export function ReviewDecision({ review }: { review: ReviewWire }) {
  const propose = useProposeReview(review.id)
  const { proposal, status } = review
  if (status === 'open')
    return <ProposeForm options={options} propose={propose} body={(outcome, note) => ({ outcome, note })} />
  if (proposal === undefined) return null
  return (
    <ProposalCard
      proposal={proposal}
      what={words(`what.${proposal.outcome}`, { reference: review.transferReference })}
      consequence={words(`consequence.${proposal.outcome}`, {
        amount: format.money(review.send),
        recipient: review.recipientName,
      })}
      danger={proposal.outcome !== 'release'}
      decided={status === 'closed'}
    />
  )
}
