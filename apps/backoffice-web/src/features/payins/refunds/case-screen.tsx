import type { RefundWire } from '@puente/contract/staff'
import { Amount, Card, Muted, Section, SkeletonLines, StatusChip } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { CasePage } from '../../../shell/case/case-page.tsx'
import { RouteBackLink } from '../../../shell/navigation/links.ts'
import { ProposalCard } from '../../approvals/proposal-card.tsx'
import { MoneyTrail } from '../../ledger/money-trail.tsx'
import { useMayAct } from '../../../shell/acting.ts'
import { RefundFacts } from './facts.tsx'
import { DeclareUnpaid, ProposeRefund } from './propose-refund.tsx'
import { refundQuery } from './queries.ts'
import { statusText, words } from './words.ts'

/** One refund: its destination, the bank's response, and the decision. */
export function RefundCaseScreen() {
  const { id } = useParams({ from: '/shell/refunds/$id' })
  const query = useQuery(refundQuery(id))
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={12} />}>
      {(refund) => <Case key={refund.id} refund={refund} />}
    </Loaded>
  )
}

function Case({ refund }: { refund: RefundWire }) {
  const filters = useSearch({ from: '/shell/refunds' })
  const { mayAct } = useMayAct()
  return (
    <CasePage
      team={{ id: refund.id, isOpen: refund.state === 'rejected' }}
      title={words(`question.${refund.proposal === undefined ? refund.state : 'proposed'}`)}
      documentTitle={`${words('eyebrow')} ${refund.transferReference ?? format.money(refund.amount)}`}
      back={
        <RouteBackLink to="/refunds" search={filters}>
          {words('back')}
        </RouteBackLink>
      }
      eyebrow={
        <>
          {words('eyebrow')}
          <StatusChip tone={refund.state === 'rejected' ? 'bad' : 'neutral'}>{statusText(refund)}</StatusChip>
        </>
      }
      facts={
        <Card title={words('facts.title')}>
          <Amount size="large" value={format.amount(refund.amount)} currency={refund.amount.currency} />
          <RefundFacts refund={refund} />
          {mayAct ? null : <Muted>{words('masked')}</Muted>}
        </Card>
      }
      decision={<Decision refund={refund} mayAct={mayAct} />}
    >
      <Section title={words('trail')}>
        <MoneyTrail journals={refund.journals} />
      </Section>
    </CasePage>
  )
}

function Decision({ refund, mayAct }: { refund: RefundWire; mayAct: boolean }) {
  const { proposal, state } = refund
  if (proposal !== undefined)
    return (
      <ProposalCard
        proposal={proposal}
        what={words(`what.${proposal.action}`, { amount: format.money(refund.amount) })}
        consequence={words(`consequence.${proposal.action}`)}
        mayDecide={mayAct}
      />
    )
  if (!mayAct) return null
  if (refund.mayDeclareUnpaid) return <DeclareUnpaid refund={refund} />
  return state === 'rejected' ? <ProposeRefund refund={refund} /> : null
}
