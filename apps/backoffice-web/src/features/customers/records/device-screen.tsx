import type { StaffDevice } from '@puente/contract/staff'
import {
  Card,
  Column,
  DataTable,
  DefinitionList,
  Muted,
  PageHeading,
  Section,
  SkeletonLines,
  type TableColumn,
} from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { api } from '../../../api.ts'
import { CopyId } from '../../../shell/copy-id.tsx'
import { RouteBackLink, RouteLink } from '../../../shell/navigation/links.ts'
import { Moment } from '../../../shell/moments/moment.tsx'
import { when } from '../../../shell/moments/when.ts'
import { words as customerWords } from '../words.ts'
import { deviceText } from './device-text.ts'
import { words } from './words.ts'

/** Never refetched by itself, because every view is recorded. */
const deviceQuery = (id: string) =>
  queryOptions({
    queryKey: ['user-device', id],
    queryFn: () => api.getUserDevice({ params: { id } }),
    refetchOnWindowFocus: false,
  })

/** One browser of a user: its sessions, and who else signed in from it. */
export function DeviceScreen() {
  const { id } = useParams({ from: '/shell/devices/$id' })
  const query = useQuery(deviceQuery(id))
  return (
    <Column width="full">
      <Loaded query={query} skeleton={<SkeletonLines lines={10} />}>
        {(device) => <Page key={device.id} device={device} />}
      </Loaded>
    </Column>
  )
}

function Page({ device }: { device: StaffDevice }) {
  const { user, sessions, alsoUsedBy } = device
  return (
    <>
      <PageHeading
        title={deviceText(device)}
        eyebrow={words('device.eyebrow', { name: user.name })}
        back={
          <RouteBackLink to="/users/$id" params={{ id: user.id }}>
            {user.name}
          </RouteBackLink>
        }
      />
      <Card title={words('device.facts')}>
        <Facts device={device} />
      </Card>
      <Section title={words('device.sessions')}>
        {sessions.length === 0 ? (
          <Muted>{words('device.sessionsNone')}</Muted>
        ) : (
          <DataTable
            caption={words('device.sessionsCaption')}
            columns={sessionColumns}
            rows={sessions}
            rowKey={(row) => `${row.customer.id} ${row.since}`}
          />
        )}
      </Section>
      {alsoUsedBy === undefined ? null : (
        <Section title={words('device.others')}>
          {alsoUsedBy.length === 0 ? (
            <Muted>{words('device.othersNone')}</Muted>
          ) : (
            <>
              <DataTable
                caption={words('device.othersCaption')}
                columns={otherColumns}
                rows={alsoUsedBy}
                rowKey={(row) => row.deviceId}
              />
              <Muted>{words('device.shared')}</Muted>
            </>
          )}
        </Section>
      )}
    </>
  )
}

function Facts({ device }: { device: StaffDevice }) {
  return (
    <DefinitionList
      columns={2}
      items={[
        {
          term: words('device.user'),
          value: (
            <RouteLink to="/users/$id" params={{ id: device.user.id }}>
              {device.user.name}
            </RouteLink>
          ),
        },
        { term: words('user.first'), value: format.dateTime(device.firstSeenAt) },
        { term: words('user.last'), value: format.dateTime(device.seenAt) },
        ...when(device.rememberedUntil, (at) => ({
          term: words('user.remembered'),
          value: format.date(at),
        })),
        { term: customerWords('members.id'), value: <CopyId id={device.id} /> },
      ]}
    />
  )
}

const sessionColumns: readonly TableColumn<StaffDevice['sessions'][number]>[] = [
  {
    key: 'customer',
    header: words('user.customer'),
    cell: ({ customer }) => (
      <RouteLink to="/customers/$id" params={{ id: customer.id }}>
        {customer.name}
      </RouteLink>
    ),
  },
  { key: 'since', header: words('user.since'), align: 'end', cell: ({ since }) => <Moment at={since} /> },
  { key: 'last', header: words('user.last'), align: 'end', cell: ({ seenAt }) => <Moment at={seenAt} /> },
]

const otherColumns: readonly TableColumn<NonNullable<StaffDevice['alsoUsedBy']>[number]>[] = [
  {
    key: 'user',
    header: words('user.eyebrow'),
    cell: ({ user }) => (
      <RouteLink to="/users/$id" params={{ id: user.id }}>
        {user.name}
      </RouteLink>
    ),
  },
  { key: 'last', header: words('user.last'), align: 'end', cell: ({ seenAt }) => <Moment at={seenAt} /> },
]
