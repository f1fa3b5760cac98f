import Box from '@mui/material/Box'
import type { ReviewWire } from '@puente/contract/staff'
import { Card, Muted, Notice } from '@puente/ui'
import { format } from '@puente/web'
import { useRouteContext } from '@tanstack/react-router'
import { Decision } from './decision.tsx'
import { words } from './words.ts'

type Proposed = NonNullable<ReviewWire['proposal']>

/** What was proposed, by whom and why; and, for a second person alone, the decision. */
export function Proposal({ review }: { review: ReviewWire }) {
  const { session } = useRouteContext({ from: '/shell' })
  const { proposal } = review
  if (proposal === undefined) return null
  const own = proposal.byId === session.staff.id
  return (
    <Card title={words('proposal.title')}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Box>
          <Box component="p" sx={{ margin: 0, fontWeight: 600, fontSize: '0.9375rem' }}>
            {titleOf(proposal, own)}
          </Box>
          <Muted>
            <time dateTime={proposal.at}>{format.dateTime(proposal.at)}</time>
          </Muted>
        </Box>
        <Box
          component="blockquote"
          sx={{ margin: 0, paddingLeft: 3, borderLeft: 3, borderColor: 'divider', whiteSpace: 'pre-wrap' }}
        >
          {proposal.note}
        </Box>
        {review.status === 'closed' ? null : own ? (
          <Notice title={words('proposal.ownTitle')}>{words('proposal.own')}</Notice>
        ) : (
          <Decision review={review} outcome={proposal.outcome} />
        )}
      </Box>
    </Card>
  )
}

function titleOf({ outcome, by }: Proposed, own: boolean): string {
  if (own) return words(outcome === 'release' ? 'proposal.yourRelease' : 'proposal.yourRefuse')
  return words(`proposal.${outcome}`, { name: by })
}
