import type { ApprovalWire } from '@puente/contract/staff'
import { Card, DefinitionList, Notice, SkeletonLines, StatusChip } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useParams, useRouteContext } from '@tanstack/react-router'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { pollWhileActive } from '../../../shell/attention.ts'
import { CasePage } from '../../../shell/case/case-page.tsx'
import { RouteBackLink, RouteButtonLink } from '../../../shell/navigation/links.ts'
import { OwnProposal } from '../../approvals/proposal-card.tsx'
import { aboutText, actionText, caseIdOf, caseOf } from './approval-text.ts'
import { words } from '../words.ts'

/** A proposal: what awaits a second person, or who decided it and when. */
export function ApprovalScreen() {
  const { id } = useParams({ from: '/shell/proposals/$id' })
  const query = useQuery({
    queryKey: ['approval', id],
    queryFn: () => api.getApproval({ params: { id } }),
    refetchInterval: pollWhileActive(30_000),
  })
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={10} />}>
      {(approval) => <Page approval={approval} />}
    </Loaded>
  )
}

const tones = { waiting: 'info', confirmed: 'ok', 'sent-back': 'neutral', withdrawn: 'neutral' } as const

function Page({ approval }: { approval: ApprovalWire }) {
  const { state } = approval
  const what = actionText(approval)
  return (
    <CasePage
      team={{ id: caseIdOf(approval), isOpen: state === 'waiting' }}
      decided={approval.id}
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
        <>
          {approval.legalHold === true ? <Notice tone="warn">{words('approval.held')}</Notice> : null}
          <Card title={words('approval.facts')}>
            <Facts approval={approval} />
          </Card>
        </>
      }
      decision={<Ways approval={approval} />}
    />
  )
}

/** A link to the case, where the proposal is decided next to the facts; the author may withdraw it here. */
function Ways({ approval }: { approval: ApprovalWire }) {
  const { session } = useRouteContext({ from: '/shell' })
  const { state, byId, mayDecide } = approval
  const address = caseOf(approval)
  const decides = state === 'waiting' && mayDecide
  return (
    <>
      {state === 'waiting' && byId === session.staff.id ? <OwnProposal proposal={approval} /> : null}
      {address === undefined ? null : (
        <div>
          <RouteButtonLink kind={decides ? 'primary' : 'plain'} to={address}>
            {words(decides ? 'approval.decide' : 'approval.case')}
          </RouteButtonLink>
        </div>
      )}
    </>
  )
}

function Facts({ approval }: { approval: ApprovalWire }) {
  const { by, at, note, decidedBy, decidedAt, decisionNote } = approval
  const about = aboutText(approval)
  return (
    <DefinitionList
      items={[
        ...(about === undefined ? [] : [{ term: words('proposals.columns.about'), value: about }]),
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
        ...(decisionNote === undefined
          ? []
          : [{ term: words('approval.decisionNote'), value: decisionNote }]),
      ]}
    />
  )
}
