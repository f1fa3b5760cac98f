import type { DonationsDueWire } from '@puente/contract/staff'
import { Amount, Card, Column, EmptyState, Muted, PageHeading, SkeletonLines, StarIcon } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { RouteBackLink } from '../../shell/navigation/links.ts'
import { ProposalCard } from '../approvals/proposal-card.tsx'
import { ProposeForm } from '../approvals/propose-form.tsx'
import { useMayAct } from '../../shell/acting.ts'
import { owedQuery, useProposePayment } from './queries.ts'
import { words } from './words.ts'

/** The amount payable to each cause, and a form to record its payment. */
export function OwedScreen() {
  const query = useQuery(owedQuery)
  return (
    <Column width="reading">
      <PageHeading
        back={<RouteBackLink to={paths.donations()}>{words('owed.back')}</RouteBackLink>}
        title={words('owed.title')}
        lead={words('owed.lead')}
      />
      <Loaded level={2} query={query} skeleton={<SkeletonLines lines={8} />}>
        {({ items }) =>
          items.length === 0 ? <Nothing /> : items.map((owed) => <Owed key={owed.causeId} owed={owed} />)
        }
      </Loaded>
    </Column>
  )
}

function Nothing() {
  return (
    <Card>
      <EmptyState
        icon={<StarIcon aria-hidden />}
        title={words('owed.empty')}
        message={words('owed.emptyMessage')}
      />
    </Card>
  )
}

function Owed({ owed }: { owed: DonationsDueWire }) {
  const { causeName, donations, amount, oldestAt } = owed
  return (
    <>
      <Card title={causeName}>
        <Amount size="large" value={format.amount(amount)} currency={amount.currency} />
        <p>
          <Muted>{words('owed.facts', { count: donations, oldest: format.date(oldestAt) })}</Muted>
        </p>
      </Card>
      <Payment owed={owed} />
    </>
  )
}

function Payment({ owed: { causeId, causeName, amount, proposal } }: { owed: DonationsDueWire }) {
  const { mayAct } = useMayAct()
  const propose = useProposePayment(causeId)
  if (proposal !== undefined)
    return (
      <ProposalCard
        proposal={proposal}
        what={words('owed.what', { amount: format.money(proposal.amount), cause: causeName })}
        consequence={words('owed.consequence')}
        danger
        mayDecide={mayAct}
      />
    )
  if (!mayAct) return null
  const option = {
    value: 'paid',
    label: words('owed.option'),
    description: words('owed.optionText', { amount: format.money(amount) }),
    what: words('owed.optionWhat'),
  } as const
  return <ProposeForm draft={causeId} options={[option]} propose={propose} body={(_, note) => note} />
}
