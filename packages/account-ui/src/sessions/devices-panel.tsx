import { Button, Card, DefinitionList, HiddenText, Section, SkeletonRows, StatusChip } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AccountCalls } from '../calls.ts'
import { deviceName } from './device-name.ts'
import { Failure } from '../failure.tsx'
import { devicesQuery, sessionsQuery } from '../queries.ts'
import { words } from '../words.ts'

/**
 * Browsers from which the user has signed in; a forgotten one loses its sessions and must present the second
 * factor again.
 */
export function DevicesPanel({ calls }: { calls: AccountCalls }) {
  const queryClient = useQueryClient()
  const devices = useQuery(devicesQuery(calls))
  const forget = useMutation({
    mutationFn: (id: string) => calls.removeDevice({ params: { id } }),
    onSuccess: () =>
      Promise.all([
        devices.refetch(),
        queryClient.invalidateQueries({ queryKey: sessionsQuery(calls).queryKey }),
      ]),
  })
  return (
    <Section title={words('devices.title')}>
      <Loaded query={devices} failed={words('devices.failed')} skeleton={<SkeletonRows rows={2} />}>
        {({ items }) => (
          <Card>
            <Failure error={forget.error} />
            <DefinitionList
              items={items.map((device) => ({
                term: deviceName(device),
                value: device.current ? (
                  <StatusChip tone="ok">{words('sessions.here')}</StatusChip>
                ) : (
                  words('devices.seen', { when: format.date(device.seenAt) })
                ),
                action: device.current ? undefined : (
                  <Button kind="text" onPress={() => forget.mutateAsync(device.id).catch(() => undefined)}>
                    {words('devices.forget')}
                    <HiddenText> {deviceName(device)}</HiddenText>
                  </Button>
                ),
              }))}
            />
          </Card>
        )}
      </Loaded>
    </Section>
  )
}
