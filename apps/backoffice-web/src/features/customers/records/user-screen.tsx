import type { StaffUser } from '@puente/contract/staff'
import { Card, DataTable, DefinitionList, Muted, Section, SkeletonLines, type TableColumn } from '@puente/ui'
import { format, memberWords } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { api } from '../../../api.ts'
import { CasePage } from '../../../shell/case/case-page.tsx'
import { CopyId } from '../../../shell/copy-id.tsx'
import { RouteBackLink, RouteLink } from '../../../shell/navigation/links.ts'
import { Moment } from '../../../shell/moments/moment.tsx'
import { shellWords } from '../../../shell/words.ts'
import { Accepted } from '../member-card.tsx'
import { words as customerWords } from '../words.ts'
import { AccessChange } from './access-change.tsx'
import { deviceColumns } from './device-columns.tsx'
import { words } from './words.ts'

/** Never refetched by itself, because every view is recorded. */
const userQuery = (id: string) =>
  queryOptions({
    queryKey: ['user', id],
    queryFn: () => api.getUser({ params: { id } }),
    refetchOnWindowFocus: false,
  })

/** One user: how they sign in, for whom they act, and from which browsers. */
export function UserScreen() {
  const { id } = useParams({ from: '/shell/users/$id' })
  const query = useQuery(userQuery(id))
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={12} />}>
      {(user) => <Page key={user.id} user={user} />}
    </Loaded>
  )
}

function Page({ user }: { user: StaffUser }) {
  const [first] = user.memberships
  return (
    <CasePage
      title={user.name}
      documentTitle={user.name}
      decided={user.id}
      eyebrow={words('user.eyebrow')}
      back={
        first === undefined ? (
          <RouteBackLink to="/customers">{customerWords('back')}</RouteBackLink>
        ) : (
          <RouteBackLink to="/customers/$id" params={{ id: first.customer.id }} search={{ tab: 'members' }}>
            {first.customer.name}
          </RouteBackLink>
        )
      }
      facts={
        <Card title={words('user.facts')}>
          <Facts user={user} />
        </Card>
      }
      decision={<AccessChange user={user} />}
    >
      <Section title={words('user.customers')}>
        <DataTable
          caption={words('user.customersCaption')}
          columns={customerColumns}
          rows={user.memberships.map((membership) => ({ ...membership, user: user.id }))}
          rowKey={(row) => row.customer.id}
        />
      </Section>
      <Section title={words('user.devices')}>
        {user.devices.length === 0 ? (
          <Muted>{words('user.devicesNone')}</Muted>
        ) : (
          <DataTable
            caption={words('user.devicesCaption')}
            columns={deviceColumns}
            rows={user.devices}
            rowKey={(row) => row.id}
          />
        )}
      </Section>
    </CasePage>
  )
}

const proven = (isVerified: boolean) => customerWords(isVerified ? 'members.verified' : 'members.notVerified')

function Facts({ user }: { user: StaffUser }) {
  return (
    <DefinitionList
      columns={2}
      items={[
        { term: customerWords('members.email'), value: `${user.email} (${proven(user.emailVerified)})` },
        {
          term: customerWords('members.phone'),
          value:
            user.phone === undefined
              ? customerWords('members.noPhone')
              : `${user.phone} (${proven(user.phoneVerified)})`,
        },
        {
          term: customerWords('members.factor'),
          value: customerWords(user.secondFactor ? 'members.factorYes' : 'members.factorNo'),
        },
        {
          term: customerWords('members.sessions'),
          value: customerWords('members.sessionsText', {
            sessions: user.sessions,
            devices: user.devices.length,
          }),
        },
        {
          term: customerWords('members.seen'),
          value: user.lastSeenAt === undefined ? shellWords('empty') : <Moment at={user.lastSeenAt} />,
        },
        { term: customerWords('members.terms'), value: <Accepted accepted={user.accepted} /> },
        { term: customerWords('members.id'), value: <CopyId id={user.id} /> },
      ]}
    />
  )
}

type Membership = StaffUser['memberships'][number] & { readonly user: string }

const customerColumns: readonly TableColumn<Membership>[] = [
  {
    key: 'customer',
    header: words('user.customer'),
    cell: ({ customer }) => (
      <RouteLink to="/customers/$id" params={{ id: customer.id }}>
        {customer.name}
      </RouteLink>
    ),
  },
  { key: 'role', header: words('user.role'), cell: ({ role }) => memberWords(`roles.${role}`) },
  {
    key: 'member',
    header: words('user.member'),
    cell: ({ customer, user }) => (
      <RouteLink to="/customers/$id/members/$user" params={{ id: customer.id, user }}>
        {words('user.memberLink')}
      </RouteLink>
    ),
  },
  {
    key: 'since',
    header: words('user.since'),
    align: 'end',
    cell: ({ since }) => format.date(since),
  },
]
