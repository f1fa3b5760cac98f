import Box from '@mui/material/Box'
import type { StaffTransfer } from '@puente/contract/staff'
import {
  Amount,
  ButtonLink,
  Card,
  Column,
  CopyButton,
  ExternalIcon,
  PageHeading,
  Section,
  SkeletonLines,
  StatusChip,
} from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { CaseTeamOrNotes } from '../../shell/case-team/case-team.tsx'
import { RouteBackLink, RouteLink } from '../../shell/navigation/links.ts'
import { useMayOpen } from '../../shell/navigation/use-may-open.ts'
import { MoneyTrail } from '../ledger/money-trail.tsx'
import { AuditLink } from '../../shell/navigation/audit-link.tsx'
import { DecisionPanel } from '../../shell/decision/decision-panel.tsx'
import { ActionPanel } from './actions/action-panel.tsx'
import { Standing } from './actions/standing.tsx'
import { CallsTable, PaymentsTable, PayoutsTable } from './detail-tables.tsx'
import { headlineFacts, headlineOf } from './headline.ts'
import { History } from './history.tsx'
import { PriceBreakdown } from './price-breakdown.tsx'
import { transferQuery } from './queries.ts'
import { WhoAndWhy } from './who-and-why.tsx'
import { stateTones, words } from './words.ts'

/** One transfer as staff see it: its state, its history, and all its entries in the books. */
export function TransferScreen() {
  const { id } = useParams({ from: '/shell/transfers/$id' })
  const query = useQuery(transferQuery(id))
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={12} />}>
      {(transfer) => <Transfer transfer={transfer} />}
    </Loaded>
  )
}

function Transfer({ transfer }: { transfer: StaffTransfer }) {
  return (
    <Column width="full">
      <Headline transfer={transfer} />
      <Box
        sx={{
          display: 'grid',
          gap: 6,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Life transfer={transfer} />
        <Box sx={{ display: 'grid', gap: 6, minWidth: 0, order: { xs: -1, lg: 0 } }}>
          <Standing transfer={transfer} />
          <ActionPanel transfer={transfer} />
          <CaseTeamOrNotes id={transfer.id} />
          <Card title={words('price.title')}>
            <PriceBreakdown price={transfer.price} />
            <RouteLink to="/quotes/$id" params={{ id: transfer.quoteId }}>
              {words('price.evidence')}
            </RouteLink>
          </Card>
          <Card title={words('who.title')}>
            <WhoAndWhy transfer={transfer} />
          </Card>
        </Box>
      </Box>
    </Column>
  )
}

function Life({ transfer }: { transfer: StaffTransfer }) {
  const mayOpenBooks = useMayOpen('ledger')
  return (
    <Box sx={{ display: 'grid', gap: 8, minWidth: 0 }}>
      <Card title={words('history.title')}>
        <History transfer={transfer} />
      </Card>
      <DecisionPanel id={transfer.id} />
      <Section title={words('payments.title')}>
        <PaymentsTable payments={transfer.payments} />
      </Section>
      <Section title={words('payouts.title')}>
        <PayoutsTable payouts={transfer.payouts} />
      </Section>
      <Section title={words('trail')}>
        <MoneyTrail journals={transfer.journals} />
        {mayOpenBooks && transfer.journals.length > 0 ? <Proof id={transfer.id} /> : null}
      </Section>
      <Section title={words('calls.title')}>
        <CallsTable calls={transfer.partnerCalls} />
      </Section>
    </Box>
  )
}

function Headline({ transfer }: { transfer: StaffTransfer }) {
  const { send, receive } = transfer.price
  return (
    <div>
      <PageHeading
        title={headlineOf(headlineFacts(transfer))}
        documentTitle={`${transfer.reference} · ${words(`states.${transfer.state}`)}`}
        back={<RouteBackLink to={paths.transfers()}>{words('back')}</RouteBackLink>}
        actions={transfer.state === 'delivered' ? <Receipt id={transfer.id} /> : undefined}
        eyebrow={
          <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            {transfer.reference}
            <CopyButton
              compact
              value={transfer.reference}
              label={words('copyReference', { reference: transfer.reference })}
            />
            <StateChip transfer={transfer} />
            <AuditLink id={transfer.id} />
          </Box>
        }
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3, marginTop: 3 }}>
        <Amount size="display" value={format.amount(send)} currency={send.currency} />
        <Box
          component="span"
          sx={{ display: 'inline-flex', alignItems: 'baseline', gap: 3, whiteSpace: 'nowrap' }}
        >
          <Box component="span" aria-hidden sx={{ color: 'text.secondary', fontSize: '1.5rem' }}>
            →
          </Box>
          <Amount size="large" value={format.amount(receive)} currency={receive.currency} />
        </Box>
      </Box>
    </div>
  )
}

/** The state; of a transfer in review a link to its review, for roles that read reviews. */
function StateChip({ transfer: { state, history } }: { transfer: StaffTransfer }) {
  const chip = <StatusChip tone={stateTones[state]}>{words(`states.${state}`)}</StatusChip>
  const last = history.toSorted((a, b) => a.sequence - b.sequence).at(-1)
  return state === 'in-review' && last?.reviewId !== undefined ? (
    <RouteLink to="/reviews/$id" params={{ id: last.reviewId }}>
      {chip}
    </RouteLink>
  ) : (
    chip
  )
}

/** Downloads the inclusion proof of the transfer's journals, which anyone can verify offline. */
function Proof({ id }: { id: string }) {
  return (
    <Box sx={{ marginTop: 3 }}>
      <ButtonLink href={`/api/transfers/${id}/proof`} download size="small">
        {words('proof')}
      </ButtonLink>
    </Box>
  )
}

/** Opens the customer's receipt in a new tab. */
function Receipt({ id }: { id: string }) {
  return (
    <ButtonLink href={`/api/transfers/${id}/receipt`} target="_blank" rel="noreferrer" size="small">
      <ExternalIcon aria-hidden />
      {words('receipt')}
    </ButtonLink>
  )
}
