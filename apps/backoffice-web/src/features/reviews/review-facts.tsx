import type { ReviewWire } from '@puente/contract/staff'
import { Amount, DefinitionList } from '@puente/ui'
import { format } from '@puente/web'
import { Due } from '../../shell/moments/aged.tsx'
import { RouteLink } from '../../shell/navigation/links.ts'
import { words } from './words.ts'

/** The transfer in review, and since when. */
export function ReviewFacts({ review }: { review: ReviewWire }) {
  return (
    <DefinitionList
      columns={2}
      items={[
        {
          term: words('facts.reference'),
          value: (
            <RouteLink to="/transfers/$id" params={{ id: review.transferId }}>
              {review.transferReference}
            </RouteLink>
          ),
        },
        {
          term: words('facts.customer'),
          value: (
            <RouteLink to="/customers/$id" params={{ id: review.customerId }}>
              {review.customerName}
            </RouteLink>
          ),
        },
        { term: words('facts.recipient'), value: review.recipientName },
        {
          term: words('facts.send'),
          value: <Amount value={format.amount(review.send)} currency={review.send.currency} />,
        },
        { term: words('facts.money'), value: words(review.funded ? 'funded' : 'unfunded') },
        { term: words('facts.reason'), value: words(`reasons.${review.reason}`) },
        { term: words('facts.opened'), value: format.dateTime(review.openedAt) },
        { term: words('facts.due'), value: <Due at={review.dueAt} over={review.status === 'closed'} /> },
      ]}
    />
  )
}
