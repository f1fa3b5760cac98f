import { Button, Card, DefinitionList, HiddenText, Section, SkeletonRows, StatusChip } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { AccountCalls } from '../calls.ts'
import { deviceName } from './device-name.ts'
import { Failure } from '../failure.tsx'
import { sessionsQuery } from '../queries.ts'
import { words } from '../words.ts'

/** Active sessions, with buttons to end them. */
export function SessionsPanel({ calls }: { calls: AccountCalls }) {
  const sessions = useQuery(sessionsQuery(calls))
  const onSettled = () => sessions.refetch()
  const end = useMutation({ mutationFn: (id: string) => calls.endSession({ params: { id } }), onSettled })
  const endOthers = useMutation({ mutationFn: () => calls.endOtherSessions({}), onSettled })
  return (
    <Section title={words('sessions.title')}>
      <Loaded query={sessions} failed={words('sessions.failed')} skeleton={<SkeletonRows rows={2} />}>
        {({ items }) => (
          <Card>
            <Failure error={end.error ?? endOthers.error} />
            <DefinitionList
              items={items.map(({ id, device, current, seenAt }) => ({
                term: deviceName(device),
                value: current ? (
                  <StatusChip tone="ok">{words('sessions.here')}</StatusChip>
                ) : (
                  words('sessions.seen', { when: format.dateTime(seenAt) })
                ),
                action: current ? undefined : (
                  <Button kind="text" onPress={() => end.mutateAsync(id).catch(() => undefined)}>
                    {words('sessions.end')}
                    <HiddenText> {deviceName(device)}</HiddenText>
                  </Button>
                ),
              }))}
            />
            {items.length > 1 ? (
              <Button onPress={() => endOthers.mutateAsync().catch(() => undefined)}>
                {words('sessions.endOthers')}
              </Button>
            ) : null}
          </Card>
        )}
      </Loaded>
    </Section>
  )
}
