import Box from '@mui/material/Box'
import type { StaffCustomer } from '@puente/contract/staff'
import { Card, Column, PageHeading, Section, SkeletonLines, StatusChip, Tabs } from '@puente/ui'
import { Loaded } from '@puente/web/loading'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useParams, useRouteContext, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { RouteBackLink, RouteLink, RouteTab } from '../../shell/navigation/links.ts'
import { mayOpen } from '../../shell/navigation/nouns.ts'
import { useMayOpen } from '../../shell/navigation/use-may-open.ts'
import { CustomerItems } from '../pending/customer-items.tsx'
import { words as pendingWords } from '../pending/words.ts'
import { customerItemsQuery } from '../pending/queries.ts'
import { FileSection } from '../requirements/file/file-section.tsx'
import { customerFileQuery } from '../requirements/file/queries.ts'
import { words as fileWords } from '../requirements/file/words.ts'
import { riskQuery } from '../risk/queries.ts'
import { RiskPanel } from '../risk/risk-panel.tsx'
import { Facts, Limits } from './customer-facts.tsx'
import { AuditLink } from '../../shell/navigation/audit-link.tsx'
import { DecisionPanel } from '../../shell/decision/decision-panel.tsx'
import { HoldsTable, RecipientsTable, ThreadsTable, TransfersTable } from './customer-tables.tsx'
import { EapSection } from './eap/eap-section.tsx'
import { words as eapWords } from './eap/words.ts'
import { MemberCard } from './member-card.tsx'
import { Notes } from './notes.tsx'
import { customerQuery } from './queries.ts'
import { RestrictionsSection } from './restrictions/restrictions-section.tsx'
import { SignatureRequests } from './signature-requests.tsx'
import { CustomerActions } from './standing/customer-actions.tsx'
import { StandingStrip } from './standing/standing-strip.tsx'
import { WaitingProposals } from './standing/waiting-proposals.tsx'
import { customerTabs, type CustomerTab } from './tabs.ts'
import { AnnualConfirmation } from './upkeep.tsx'
import { words } from './words.ts'

const TimelineTab = lazy(async () => ({
  default: (await import('./timeline/timeline-tab.tsx')).TimelineTab,
}))

/** One customer, with everything that the reader's role may read. */
export function CustomerScreen() {
  const { id } = useParams({ from: '/shell/customers/$id' })
  const query = useQuery(customerQuery(id))
  return (
    <Column width="full">
      <Loaded query={query} skeleton={<SkeletonLines lines={14} />}>
        {(customer) => <Page key={customer.id} customer={customer} />}
      </Loaded>
    </Column>
  )
}

function Page({ customer }: { customer: StaffCustomer }) {
  const { role } = useRouteContext({ from: '/shell' }).session.staff
  const { tab = 'summary', group } = useSearch({ from: '/shell/customers/$id' })
  const tabs = customerTabs.filter((one) => one !== 'file' || mayOpen(role, 'pendingItems'))
  return (
    <>
      <PageHeading
        title={customer.name}
        eyebrow={
          <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            {words(`kinds.${customer.kind}`)}
            <StatusChip>{words(`statuses.${customer.status}`)}</StatusChip>
            <AuditLink id={customer.id} />
          </Box>
        }
        back={<RouteBackLink to="/customers">{words('back')}</RouteBackLink>}
        actions={<CustomerActions customer={customer} />}
      />
      <StandingStrip customer={customer} />
      {tab === 'measures' ? null : <WaitingProposals customer={customer} />}
      <Tabs label={words('tabs.label')}>
        {tabs.map((one) => (
          <RouteTab
            key={one}
            to="/customers/$id"
            params={{ id: customer.id }}
            search={
              one === 'summary'
                ? {}
                : { tab: one, ...(one === 'timeline' && group !== undefined ? { group } : {}) }
            }
            activeOptions={{ exact: true }}
            resetScroll={false}
          >
            {words(`tabs.${one}`)}
          </RouteTab>
        ))}
      </Tabs>
      <TabContent tab={tabs.includes(tab) ? tab : 'summary'} customer={customer} />
    </>
  )
}

function TabContent({ tab, customer }: { tab: CustomerTab; customer: StaffCustomer }) {
  const { role } = useRouteContext({ from: '/shell' }).session.staff
  const { group } = useSearch({ from: '/shell/customers/$id' })
  switch (tab) {
    case 'summary':
      return <Summary customer={customer} />
    case 'timeline':
      return (
        <Suspense fallback={<SkeletonLines lines={12} />}>
          <TimelineTab id={customer.id} group={group} />
        </Suspense>
      )
    case 'transfers':
      return <TransfersTab customer={customer} />
    case 'file':
      return <FileTab customer={customer} />
    case 'measures':
      return <MeasuresTab customer={customer} />
    case 'members':
      return customer.members.map((member) => (
        <MemberCard key={member.id} member={member} customerId={customer.id} />
      ))
    case 'threads':
      return <ThreadsTable threads={customer.threads} mayOpen={mayOpen(role, 'threads')} />
    case 'notes':
      return <Notes customer={customer} />
  }
}

function Summary({ customer }: { customer: StaffCustomer }) {
  return (
    <>
      {customer.holds.length === 0 ? null : (
        <Section title={words('holds.title')}>
          <HoldsTable holds={customer.holds} />
        </Section>
      )}
      <Card title={words('facts.title')}>
        <Facts customer={customer} />
      </Card>
      <AnnualConfirmation customer={customer} />
      <Card title={words('limits.title')}>
        <Limits limits={customer.limits} />
      </Card>
      <DecisionPanel id={customer.id} />
    </>
  )
}

function TransfersTab({ customer }: { customer: StaffCustomer }) {
  const rut = useMayOpen('payins') ? customer.rut : undefined
  return (
    <>
      <Section
        title={words('transfers.title')}
        actions={
          <>
            {rut !== undefined ? (
              <>
                <RouteLink to="/payins" search={{ search: rut }}>
                  {words('transfers.payins')}
                </RouteLink>{' '}
              </>
            ) : null}
            <RouteLink to="/transfers" search={{ customer: customer.id }}>
              {words('transfers.all')}
            </RouteLink>
          </>
        }
      >
        <TransfersTable transfers={customer.transfers} />
      </Section>
      {customer.kind === 'company' ? <SignatureRequests customerId={customer.id} /> : null}
      <Section title={words('recipients.title')}>
        <RecipientsTable recipients={customer.recipients} count={customer.recipientCount} />
      </Section>
    </>
  )
}

/** The risk, for the roles that read it, and the restrictions. What is below a part appears once that has loaded. */
function MeasuresTab({ customer }: { customer: StaffCustomer }) {
  const { id, name, confirmation } = customer
  const readsRisk = confirmation !== undefined
  const risk = useQuery({ ...riskQuery(id), enabled: readsRisk })
  return (
    <>
      {readsRisk ? <RiskPanel id={id} name={name} mayChange /> : null}
      {readsRisk && risk.isPending ? null : <RestrictionsSection customer={customer} />}
    </>
  )
}

/**
 * The customer file, outstanding items, and confirmations requested of the customer, for the roles that read them. What is
 * below a part appears once that has loaded.
 */
function FileTab({ customer }: { customer: StaffCustomer }) {
  const { role } = useRouteContext({ from: '/shell' }).session.staff
  const reviews = mayOpen(role, 'documentReviews')
  const file = useQuery({ ...customerFileQuery(customer.id), enabled: reviews })
  const items = useInfiniteQuery(customerItemsQuery(customer.id))
  if (!reviews) return <ItemsSection customerId={customer.id} />
  return (
    <>
      <Section title={fileWords('title')}>
        <FileSection customerId={customer.id} />
      </Section>
      {file.isPending ? null : <ItemsSection customerId={customer.id} />}
      {file.isPending || items.isPending ? null : (
        <Section title={eapWords('customer.title')}>
          <EapSection customerId={customer.id} mayAsk={role === 'officer'} />
        </Section>
      )}
    </>
  )
}

function ItemsSection({ customerId }: { customerId: string }) {
  return (
    <Section title={pendingWords('records.title')}>
      <CustomerItems customerId={customerId} />
    </Section>
  )
}
