import type { ReviewWire } from '@puente/contract/staff'
import { Card, Section, SkeletonLines, StatusChip } from '@puente/ui'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { CasePage } from '../../shell/case/case-page.tsx'
import { RouteBackLink } from '../../shell/navigation/links.ts'
import { ReviewDecision } from './decision.tsx'
import { Hits } from './hits.tsx'
import { reviewQuery } from './queries.ts'
import { ReviewFacts } from './review-facts.tsx'
import { endOf, reviewStatus, words } from './words.ts'

/** One review: its causes and the decision. */
export function ReviewScreen() {
  const { id } = useParams({ from: '/shell/reviews/$id' })
  const query = useQuery(reviewQuery(id))
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={12} />}>
      {(review) => <Case key={review.id} review={review} />}
    </Loaded>
  )
}

function Case({ review }: { review: ReviewWire }) {
  const filters = useSearch({ from: '/shell/reviews' })
  const eyebrow = words('eyebrow', { reference: review.transferReference })
  return (
    <CasePage
      team={{ id: review.id, isOpen: review.status !== 'closed' }}
      title={questionOf(review)}
      documentTitle={eyebrow}
      back={
        <RouteBackLink to="/reviews" search={filters}>
          {words('back')}
        </RouteBackLink>
      }
      eyebrow={
        <>
          {eyebrow}
          <StatusChip>{reviewStatus(review)}</StatusChip>
        </>
      }
      facts={
        <>
          <Card title={words('facts.title')}>
            <ReviewFacts review={review} />
          </Card>
          <Section title={words('hits.title')}>
            <Hits hits={review.hits} />
          </Section>
        </>
      }
      decision={<ReviewDecision review={review} />}
    />
  )
}

function questionOf(review: ReviewWire): string {
  const { status, proposal } = review
  if (status === 'closed') return words(`question.ended.${endOf(review)}`)
  return words(`question.${proposal?.outcome ?? 'open'}`)
}
