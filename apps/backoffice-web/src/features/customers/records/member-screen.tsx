import type { MemberRecord } from '@puente/contract/staff'
import {
  Card,
  Column,
  DataTable,
  DefinitionList,
  Muted,
  PageHeading,
  Section,
  SkeletonLines,
  StatusChip,
} from '@puente/ui'
import { format, memberWords } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { api } from '../../../api.ts'
import { AuditLink } from '../../../shell/audit-link.tsx'
import { CopyId } from '../../../shell/copy-id.tsx'
import { RouteBackLink, RouteLink } from '../../../shell/links.ts'
import { Moment } from '../../../shell/moment.tsx'
import { when } from '../../../shell/when.ts'
import { shellWords } from '../../../shell/words.ts'
import { TransfersTable } from '../customer-tables.tsx'
import { Accepted } from '../member-card.tsx'
import { words as customerWords } from '../words.ts'
import { deviceColumns } from './device-columns.tsx'
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
  const { id, name, customer, membership, person, checks, ordered, signatures, history, browsers } = member
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
        <Facts member={member} />
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
      {isCompany ? (
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

const proven = (isVerified: boolean) => customerWords(isVerified ? 'members.verified' : 'members.notVerified')

function Facts({ member }: { member: MemberRecord }) {
  const { id, customer, membership, email, emailVerified, phone, phoneVerified, invitation } = member
  return (
    <DefinitionList
      columns={2}
      items={[
        {
          term: words('facts.role'),
          value:
            membership === undefined
              ? words('states.former')
              : customerWords('members.roleSince', {
                  role: memberWords(`roles.${membership.role}`),
                  since: format.date(membership.since),
                }),
        },
        {
          term: words('facts.customer'),
          value: (
            <RouteLink to="/customers/$id" params={{ id: customer.id }}>
              {customer.name}
            </RouteLink>
          ),
        },
        { term: customerWords('members.email'), value: `${email} (${proven(emailVerified)})` },
        {
          term: customerWords('members.phone'),
          value:
            phone === undefined ? customerWords('members.noPhone') : `${phone} (${proven(phoneVerified)})`,
        },
        {
          term: customerWords('members.factor'),
          value: customerWords(member.secondFactor ? 'members.factorYes' : 'members.factorNo'),
        },
        {
          term: customerWords('members.sessions'),
          value: customerWords('members.sessionsText', {
            sessions: member.sessions,
            devices: member.devices,
          }),
        },
        {
          term: customerWords('members.seen'),
          value: member.lastSeenAt === undefined ? shellWords('empty') : <Moment at={member.lastSeenAt} />,
        },
        { term: customerWords('members.terms'), value: <Accepted accepted={member.accepted} /> },
        ...when(member.ownAccount, ({ customer: own, identity }) => ({
          term: words('facts.own'),
          value: (
            <RouteLink to="/customers/$id" params={{ id: own.id }}>
              {words('facts.ownIdentity', {
                name: own.name,
                state: customerWords(`identities.${identity}`).toLocaleLowerCase('es-CL'),
              })}
            </RouteLink>
          ),
        })),
        ...when(invitation, ({ state, invitedBy, sentAt }) => ({
          term: words('facts.invitation'),
          value: words('facts.invitationText', {
            state: words(`invitations.${state}`),
            by: invitedBy,
            at: format.dateTime(sentAt),
          }),
        })),
        ...when(member.dataBlockedSince, (since) => ({
          term: customerWords('members.dataBlock'),
          value: customerWords('members.dataBlockText', { since: format.date(since) }),
        })),
        {
          term: words('facts.user'),
          value: (
            <RouteLink to="/users/$id" params={{ id }}>
              {words('facts.userLink')}
            </RouteLink>
          ),
        },
        { term: customerWords('members.id'), value: <CopyId id={id} /> },
      ]}
    />
  )
}
