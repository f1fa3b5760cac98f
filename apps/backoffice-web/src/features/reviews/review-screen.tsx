import Box from '@mui/material/Box'
import type { ReviewWire } from '@puente/contract/staff'
import { Card, Column, PageHeading, Section, SkeletonLines, StatusChip } from '@puente/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { RouteBackLink } from '../../shell/links.ts'
import { Loaded } from '../../shell/loaded.tsx'
import { Hits } from './hits.tsx'
import { Proposal } from './proposal.tsx'
import { ProposeForm } from './propose-form.tsx'
import { reviewQuery } from './queries.ts'
import { ReviewFacts } from './review-facts.tsx'
import { reviewStatus, words } from './words.ts'

/** One review: what raised it beside the decision that it waits for. */
export function ReviewScreen() {
  const { id } = useParams({ from: '/shell/reviews/$id' })
  const query = useQuery(reviewQuery(id))
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={12} />}>
      {(review) => <Review review={review} />}
    </Loaded>
  )
}

function Review({ review }: { review: ReviewWire }) {
  const eyebrow = words('eyebrow', { reference: review.transferReference })
  return (
    <Column width="full">
      <PageHeading
        title={questionOf(review)}
        documentTitle={eyebrow}
        eyebrow={
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            {eyebrow}
            <StatusChip>{reviewStatus(review)}</StatusChip>
          </Box>
        }
        back={<RouteBackLink to={paths.reviews()}>{words('back')}</RouteBackLink>}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 6,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 6, minWidth: 0 }}>
          <Card title={words('facts.title')}>
            <ReviewFacts review={review} />
          </Card>
          <Section title={words('hits.title')}>
            <Hits hits={review.hits} />
          </Section>
        </Box>
        <Box sx={{ position: { lg: 'sticky' }, top: 24, minWidth: 0 }}>
          {review.status === 'open' ? <ProposeForm reviewId={review.id} /> : <Proposal review={review} />}
        </Box>
      </Box>
    </Column>
  )
}

function questionOf({ status, proposal, outcome }: ReviewWire): string {
  if (status === 'closed')
    return words(outcome === 'release' ? 'question.closedRelease' : 'question.closedRefuse')
  return words(`question.${proposal?.outcome ?? 'open'}`)
}
