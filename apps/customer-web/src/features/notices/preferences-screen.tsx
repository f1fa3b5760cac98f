import { styled } from '@mui/material/styles'
import { noticeChannels, noticeTopics, type NoticeTopic } from '@puente/contract'
import type { NoticePreferenceWire } from '@puente/contract/customer'
import {
  BackLink,
  below,
  Card,
  Checkbox,
  Column,
  HiddenText,
  Link,
  LiveRegion,
  Muted,
  PageHeading,
  RefusalNotice,
  rem,
  SkeletonLines,
  v,
} from '@puente/ui'
import { describeFailure } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { preferencesQuery, useSavePreference } from './notice-queries.ts'
import { PushSection } from './push-section.tsx'
import { words } from './words.ts'

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '10px 8px', borderBottom: `1px solid ${v.line}`, verticalAlign: 'top' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& th[scope="row"]': { paddingLeft: 0, textAlign: 'left', fontWeight: 500 },
  '& th[scope="row"] small': { display: 'block', fontSize: rem(12), fontWeight: 400, color: v.inkMuted },
  '& th[scope="col"]': { width: 76, fontSize: rem(12), fontWeight: 500, color: v.inkMuted },
  '& th[scope="col"]:first-of-type': { width: 'auto', paddingLeft: 0, textAlign: 'left' },
  '& td': { textAlign: 'center', color: v.inkMuted, fontSize: rem(12) },
  '& td label': { justifyContent: 'center', gap: 0 },
  [below.sm]: { '& th[scope="col"]': { width: 52 }, '& th, & td': { paddingInline: 4 } },
})

/** How the user is notified: by topic and channel, and in which browsers. */
export function PreferencesScreen() {
  const query = useQuery(preferencesQuery)
  return (
    <Column width="reading">
      <BackLink href={paths.notifications()}>{words('preferences.back')}</BackLink>
      <PageHeading title={words('preferences.title')} lead={words('preferences.lead')} />
      <Loaded
        query={query}
        failed={words('preferences.failed')}
        skeleton={
          <Card>
            <SkeletonLines lines={12} />
          </Card>
        }
      >
        {({ preferences, hasPhone, push }) => (
          <>
            <Card>
              <Choices preferences={preferences} hasPhone={hasPhone} />
            </Card>
            <PushSection push={push} />
          </>
        )}
      </Loaded>
    </Column>
  )
}

interface ChoicesProps {
  preferences: readonly NoticePreferenceWire[]
  hasPhone: boolean
}

function Choices({ preferences, hasPhone }: ChoicesProps) {
  const save = useSavePreference()
  const { variables } = save
  return (
    <>
      <Table>
        <thead>
          <tr>
            <th scope="col">{words('preferences.topic')}</th>
            {noticeChannels.map((channel) => (
              <th key={channel} scope="col">
                {words(`preferences.channels.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {noticeTopics.map((topic) => (
            <TopicRow
              key={topic}
              topic={topic}
              rows={preferences.filter((row) => row.topic === topic)}
              hasPhone={hasPhone}
              onChange={save.mutate}
            />
          ))}
        </tbody>
      </Table>
      {hasPhone ? null : (
        <p>
          <Muted>
            {words('preferences.noPhone')} <Link href={paths.profile()}>{words('preferences.profile')}</Link>.
          </Muted>
        </p>
      )}
      <RefusalNotice refusal={save.error === null ? undefined : describeFailure(save.error)} />
      <LiveRegion
        message={
          save.isSuccess && variables !== undefined
            ? words('preferences.saved', {
                on: variables.isOn ? 'yes' : 'no',
                channel: words(`preferences.channels.${variables.channel}`),
                topic: words(`preferences.topics.${variables.topic}`),
              })
            : ''
        }
      />
    </>
  )
}

interface TopicRowProps {
  topic: NoticeTopic
  rows: readonly NoticePreferenceWire[]
  hasPhone: boolean
  onChange: (choice: Pick<NoticePreferenceWire, 'topic' | 'channel' | 'isOn'>) => void
}

function TopicRow({ topic, rows, hasPhone, onChange }: TopicRowProps) {
  const name = words(`preferences.topics.${topic}`)
  const why = rows.find(({ required }) => required !== undefined)?.required
  return (
    <tr>
      <th scope="row">
        {name}
        {why === undefined ? null : <small>{words(`preferences.why.${why}`)}</small>}
      </th>
      {noticeChannels.map((channel) => {
        const row = rows.find((one) => one.channel === channel)
        if (row === undefined) return <td key={channel}>{words('preferences.none')}</td>
        if (row.required !== undefined) return <td key={channel}>{words('preferences.required')}</td>
        return (
          <td key={channel}>
            <Checkbox
              name={`${topic}-${channel}`}
              label={
                <HiddenText>
                  {words('preferences.choice', {
                    channel: words(`preferences.channels.${channel}`),
                    topic: name,
                  })}
                </HiddenText>
              }
              checked={row.isOn}
              disabled={channel === 'sms' && !hasPhone}
              onChange={({ target }) => onChange({ topic, channel, isOn: target.checked })}
            />
          </td>
        )
      })}
    </tr>
  )
}
