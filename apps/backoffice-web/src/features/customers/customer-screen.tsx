import Box from '@mui/material/Box'
import type { StaffCustomer } from '@puente/contract/staff'
import { Card, Column, DefinitionList, PageHeading, Section, SkeletonLines, StatusChip } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useParams, useRouteContext } from '@tanstack/react-router'
import { CopyId } from '../../shell/copy-id.tsx'
import { RouteBackLink, RouteLink } from '../../shell/links.ts'
import { dayText } from '../../shell/moment.tsx'
import { mayOpen } from '../../shell/nouns.ts'
import { shellWords } from '../../shell/words.ts'
import { FileSection } from '../requirements/file/file-section.tsx'
import { words as fileWords } from '../requirements/file/words.ts'
import { CustomerItems } from '../pending/customer-items.tsx'
import { words as pendingWords } from '../pending/words.ts'
import { countryName, rutText } from '../transfers/words.ts'
import { AuditLink } from '../../shell/audit-link.tsx'
import { DecisionPanel } from '../../shell/decision/decision-panel.tsx'
import { HoldsTable, RecipientsTable, ThreadsTable, TransfersTable } from './customer-tables.tsx'
import { EapSection } from './eap/eap-section.tsx'
import { words as eapWords } from './eap/words.ts'
import { MemberCard } from './member-card.tsx'
import { Notes } from './notes.tsx'
import { customerQuery } from './queries.ts'
import { RestrictionsSection } from './restrictions/restrictions-section.tsx'
import { RiskPanel } from '../risk/risk-panel.tsx'
import { SignatureRequests } from './signature-requests.tsx'
import { AnnualConfirmation } from './upkeep.tsx'
import { words } from './words.ts'

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

/** The risk, for the roles that read it. */
function Risk({ customer: { id, name, confirmation } }: { customer: StaffCustomer }) {
  return confirmation === undefined ? null : <RiskPanel id={id} name={name} mayChange />
}

function Page({ customer }: { customer: StaffCustomer }) {
  const { role } = useRouteContext({ from: '/shell' }).session.staff
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
      />
      <Card title={words('facts.title')}>
        <Facts customer={customer} />
      </Card>
      <AnnualConfirmation customer={customer} />
      <Risk customer={customer} />
      <Card title={words('limits.title')}>
        <Limits limits={customer.limits} />
      </Card>
      {customer.holds.length === 0 ? null : (
        <Section title={words('holds.title')}>
          <HoldsTable holds={customer.holds} />
        </Section>
      )}
      <RestrictionsSection customer={customer} />
      <DecisionPanel id={customer.id} />
      <WatchedSections customer={customer} />
      <Section
        title={words('transfers.title')}
        actions={
          <RouteLink to="/transfers" search={{ customer: customer.id }}>
            {words('transfers.all')}
          </RouteLink>
        }
      >
        <TransfersTable transfers={customer.transfers} />
      </Section>
      {customer.kind === 'company' ? <SignatureRequests customerId={customer.id} /> : null}
      <Section title={words('recipients.title')}>
        <RecipientsTable recipients={customer.recipients} count={customer.recipientCount} />
      </Section>
      <Section title={words('threads.title')}>
        <ThreadsTable threads={customer.threads} mayOpen={mayOpen(role, 'threads')} />
      </Section>
      <Section title={words('members.title')}>
        {customer.members.map((member) => (
          <MemberCard key={member.id} member={member} />
        ))}
      </Section>
      <Section title={words('notes.title')}>
        <Notes customer={customer} />
      </Section>
    </>
  )
}

/**
 * Sections that only some roles may read: the customer file, outstanding items, and confirmations requested
 * of the customer.
 */
function WatchedSections({ customer }: { customer: StaffCustomer }) {
  const { role } = useRouteContext({ from: '/shell' }).session.staff
  const reviews = mayOpen(role, 'documentReviews')
  return (
    <>
      {reviews ? (
        <Section title={fileWords('title')}>
          <FileSection customerId={customer.id} />
        </Section>
      ) : null}
      {mayOpen(role, 'pendingItems') ? (
        <Section title={pendingWords('records.title')}>
          <CustomerItems customerId={customer.id} />
        </Section>
      ) : null}
      {reviews ? (
        <Section title={eapWords('customer.title')}>
          <EapSection customerId={customer.id} mayAsk={role === 'officer'} />
        </Section>
      ) : null}
    </>
  )
}

function Facts({ customer }: { customer: StaffCustomer }) {
  const { role } = useRouteContext({ from: '/shell' }).session.staff
  const { rut, birthDate, address, application } = customer
  return (
    <DefinitionList
      columns={2}
      items={[
        { term: words('facts.rut'), value: rut === undefined ? shellWords('empty') : rutText(rut) },
        { term: words('facts.identity'), value: words(`identities.${customer.identity}`) },
        { term: words('facts.level'), value: words(`levels.${customer.level}`) },
        { term: words('facts.created'), value: format.dateTime(customer.createdAt) },
        ...(birthDate === undefined ? [] : [{ term: words('facts.birth'), value: dayText(birthDate) }]),
        { term: words('facts.country'), value: countryName(customer.country) },
        ...(address === undefined ? [] : [{ term: words('facts.address'), value: address }]),
        ...(application === undefined
          ? []
          : [
              {
                term: words('facts.application'),
                value: mayOpen(role, 'applications') ? (
                  <RouteLink to="/applications/$id" params={{ id: application.id }}>
                    {words(`applications.${application.status}`)}
                  </RouteLink>
                ) : (
                  words(`applications.${application.status}`)
                ),
              },
            ]),
        { term: words('facts.id'), value: <CopyId id={customer.id} /> },
      ]}
    />
  )
}

function paceText({ used, maximum }: StaffCustomer['limits']['ordersInHour']): string {
  const count = format.count(used)
  return maximum === undefined
    ? words('limits.noMaximum', { count })
    : words('limits.openUse', { count, maximum: format.count(maximum) })
}

function Limits({
  limits: { transfer, day, month, openOrders, openOrdersMaximum, ...velocity },
}: Pick<StaffCustomer, 'limits'>) {
  const use = ({ used, limit }: typeof day) =>
    words('limits.use', { used: format.money(used), limit: format.money(limit) })
  return (
    <DefinitionList
      columns={2}
      items={[
        { term: words('limits.transfer'), value: format.money(transfer) },
        { term: words('limits.day'), value: use(day) },
        { term: words('limits.month'), value: use(month) },
        {
          term: words('limits.open'),
          value: words('limits.openUse', {
            count: format.count(openOrders),
            maximum: format.count(openOrdersMaximum),
          }),
        },
        { term: words('limits.hourOrders'), value: paceText(velocity.ordersInHour) },
        { term: words('limits.dayOrders'), value: paceText(velocity.ordersInDay) },
        { term: words('limits.dayRecipients'), value: paceText(velocity.newRecipientsInDay) },
      ]}
    />
  )
}
