import type { MemberRecord } from '@puente/contract/staff'
import { Card, Column, DataTable, Muted, PageHeading, Section, SkeletonLines, StatusChip } from '@puente/ui'
import { Loaded } from '@puente/web/loading'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { api } from '../../../api.ts'
import { AuditLink } from '../../../shell/navigation/audit-link.tsx'
import { RouteBackLink } from '../../../shell/navigation/links.ts'
import { TransfersTable } from '../customer-tables.tsx'
import { deviceColumns } from './device-columns.tsx'
import { MemberFacts } from './member-facts.tsx'
import { Checks, PersonDocument } from './member-identity.tsx'
import { HistoryTable, SignaturesTable, SigningTable } from './member-tables.tsx'
import { memberPageWords as words, words as recordWords } from './words.ts'

/** Never refetched by itself, because every view is recorded. */
const memberQuery = (id: string, user: string) =>
  queryOptions({
    queryKey: ['member', id, user],
    queryFn: () => api.getCustomerMember({ params: { id, user } }),
    refetchOnWindowFocus: false,
  })

/** A person who acts for a customer: role, powers, identity, browsers, and what they ordered and signed. */
export function MemberScreen() {
  const { id, user } = useParams({ from: '/shell/customers/$id/members/$user' })
  const query = useQuery(memberQuery(id, user))
  return (
    <Column width="full">
      <Loaded query={query} skeleton={<SkeletonLines lines={14} />}>
        {(member) => <Page key={`${member.customer.id} ${member.id}`} member={member} />}
      </Loaded>
    </Column>
  )
}

function Page({ member }: { member: MemberRecord }) {
  const { id, name, customer, membership, person, checks } = member
  const isCompany = customer.kind === 'company'
  return (
    <>
      <PageHeading
        title={name}
        eyebrow={
          <>
            {words('eyebrow', { name: customer.name })}{' '}
            <StatusChip tone={membership === undefined ? 'warn' : 'neutral'}>
              {words(membership === undefined ? 'states.former' : 'states.member')}
            </StatusChip>{' '}
            <AuditLink id={id} />
          </>
        }
        back={
          <RouteBackLink to="/customers/$id" params={{ id: customer.id }} search={{ tab: 'members' }}>
            {customer.name}
          </RouteBackLink>
        }
      />
      <Card title={words('facts.title')}>
        <MemberFacts member={member} />
      </Card>
      {isCompany ? (
        <Section title={words('signing.title')}>
          <SigningTable signing={member.signing} />
        </Section>
      ) : null}
      {checks === undefined ? null : (
        <>
          {isCompany ? <PersonDocument person={person} /> : null}
          <Checks checks={checks} />
        </>
      )}
      <Doings member={member} />
    </>
  )
}

/** What a member ordered and signed, from where, and what happened to the membership. */
function Doings({ member }: { member: MemberRecord }) {
  const { customer, ordered, signatures, history, browsers } = member
  return (
    <>
      {customer.kind === 'company' ? (
        <Section title={words('signatures.title')}>
          {signatures.length === 0 ? (
            <Muted>{words('signatures.none')}</Muted>
          ) : (
            <SignaturesTable signatures={signatures} />
          )}
        </Section>
      ) : null}
      <Section title={words('ordered.title')}>
        {ordered.length === 0 ? (
          <Muted>{words('ordered.none')}</Muted>
        ) : (
          <TransfersTable transfers={ordered} />
        )}
      </Section>
      <Section title={words('devices')}>
        {browsers.length === 0 ? (
          <Muted>{recordWords('user.devicesNone')}</Muted>
        ) : (
          <DataTable
            caption={recordWords('user.devicesCaption')}
            columns={deviceColumns}
            rows={browsers}
            rowKey={(row) => row.id}
          />
        )}
      </Section>
      <Section title={words('history.title')}>
        {history.length === 0 ? <Muted>{words('history.none')}</Muted> : <HistoryTable history={history} />}
      </Section>
    </>
  )
}
