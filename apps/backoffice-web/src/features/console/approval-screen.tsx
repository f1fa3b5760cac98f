import type { ApprovalWire } from '@puente/contract/staff'
import { Card, DefinitionList, SkeletonLines, StatusChip } from '@puente/ui'
import { format } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { whileAttended } from '../../shell/attention.ts'
import { CasePage } from '../../shell/case-page.tsx'
import { RouteBackLink, RouteButtonLink } from '../../shell/links.ts'
import { Loaded } from '../../shell/loaded.tsx'
import { ProposalCard } from '../approvals/proposal-card.tsx'
import { aboutText, actionText, caseOf } from './approval-text.ts'
import { words } from './words.ts'

/** A proposal: what waits for a second person, or who decided it and when. */
export function ApprovalScreen() {
  const { id } = useParams({ from: '/shell/proposals/$id' })
  const query = useQuery({
    queryKey: ['approval', id],
    queryFn: () => api.getApproval({ params: { id } }),
    refetchInterval: whileAttended(30_000),
  })
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={10} />}>
      {(approval) => <Page approval={approval} />}
    </Loaded>
  )
}

const tones = { waiting: 'info', confirmed: 'ok', 'sent-back': 'neutral', withdrawn: 'neutral' } as const

function Page({ approval }: { approval: ApprovalWire }) {
  const { state, mayDecide } = approval
  const address = caseOf(approval)
  const what = actionText(approval)
  return (
    <CasePage
      title={what}
      documentTitle={`${words('approval.eyebrow')} · ${what}`}
      back={<RouteBackLink to={paths.proposals()}>{words('approval.back')}</RouteBackLink>}
      eyebrow={
        <>
          {words(`proposals.kinds.${approval.kind}`)}
          <StatusChip tone={tones[state]}>{words(`approval.states.${state}`)}</StatusChip>
        </>
      }
      facts={
        <Card
          title={words('approval.facts')}
          actions={
            address === undefined ? undefined : (
              <RouteButtonLink to={address}>{words('approval.case')}</RouteButtonLink>
            )
          }
        >
          <Facts approval={approval} />
        </Card>
      }
      decision={
        state === 'waiting' ? (
          <ProposalCard
            proposal={approval}
            what={what.toLowerCase()}
            consequence={words('approval.consequence')}
            mayDecide={mayDecide}
            readOnly={words('approval.readOnly')}
          />
        ) : undefined
      }
    />
  )
}

function Facts({ approval }: { approval: ApprovalWire }) {
  const { by, at, note, decidedBy, decidedAt } = approval
  return (
    <DefinitionList
      items={[
        { term: words('proposals.columns.about'), value: aboutText(approval) },
        { term: words('proposals.columns.by'), value: `${by}, ${format.dateTime(at)}` },
        { term: words('approval.note'), value: note },
        ...(decidedBy === undefined || decidedAt === undefined
          ? []
          : [
              {
                term: words(`approval.ended.${approval.state}`),
                value: `${decidedBy}, ${format.dateTime(decidedAt)}`,
              },
            ]),
      ]}
    />
  )
}
