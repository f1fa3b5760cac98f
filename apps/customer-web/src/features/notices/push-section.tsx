import { styled } from '@mui/material/styles'
import type { PushDeviceWire } from '@puente/contract/customer'
import { Button, Card, LiveRegion, Muted, Notice, RefusalNotice } from '@puente/ui'
import { describeFailure, format } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api.ts'
import { preferencesQuery } from './notice-queries.ts'
import { pushAbility, subscribeHere, unsubscribeHere, type PushTarget } from './push-browser.ts'
import { words } from './words.ts'

export interface PushFacts {
  readonly publicKey: string
  readonly pretend?: PushTarget | undefined
  readonly devices: readonly PushDeviceWire[]
}

const Parts = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  '& p': { margin: 0 },
  '& ul': { width: '100%', margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12, minHeight: 44 },
})

/** Switches notices in this browser on and off, and says what prevents them. */
export function PushSection({ push }: { push: PushFacts | undefined }) {
  return (
    <Card title={words('push.title')}>
      <Parts>
        <p>
          <Muted>{words(push === undefined ? 'push.unavailable' : 'push.lead')}</Muted>
        </p>
        {push === undefined ? null : <Devices push={push} />}
      </Parts>
    </Card>
  )
}

function usePushDevices({ publicKey, pretend }: PushFacts) {
  const queryClient = useQueryClient()
  const onSettled = () => queryClient.invalidateQueries({ queryKey: preferencesQuery.queryKey })
  const turnOn = useMutation({
    mutationFn: async () => {
      const target = await subscribeHere(publicKey, pretend)
      if (target === undefined) return false
      await api.createPushSubscription({ body: { ...target } })
      return true
    },
    onSettled,
  })
  const turnOff = useMutation({
    mutationFn: async ({ id, current }: PushDeviceWire) => {
      await api.deletePushSubscription({ params: { id } })
      if (current) await unsubscribeHere()
    },
    onSettled,
  })
  return { turnOn, turnOff }
}

function Devices({ push }: { push: PushFacts }) {
  // Read anew after each answer of the person to the browser.
  const [ability, setAbility] = useState(pushAbility)
  const { turnOn, turnOff } = usePushDevices(push)
  const here = push.devices.find(({ current }) => current)
  const others = push.devices.filter(({ current }) => !current)
  const error = turnOn.error ?? turnOff.error
  const start = () => turnOn.mutate(undefined, { onSettled: () => setAbility(pushAbility()) })
  const isOn = here !== undefined && ability === 'able'
  return (
    <>
      {ability === 'able' ? null : (
        <Notice tone="info">
          {words(
            `push.${ability === 'denied' ? 'denied' : ability === 'install-first' ? 'install' : 'unsupported'}`,
          )}
        </Notice>
      )}
      {isOn ? <p>{words('push.on')}</p> : null}
      {isOn ? (
        <Button busy={turnOff.isPending} onPress={() => turnOff.mutate(here)}>
          {words('push.turnOff')}
        </Button>
      ) : ability === 'able' ? (
        <Button kind="primary" busy={turnOn.isPending} onPress={start}>
          {words('push.turnOn')}
        </Button>
      ) : null}
      <RefusalNotice refusal={error === null ? undefined : describeFailure(error)} />
      <LiveRegion
        message={
          turnOn.data === true && isOn
            ? words('push.turnedOn')
            : turnOff.isSuccess && !isOn
              ? words('push.turnedOff')
              : ''
        }
      />
      {others.length === 0 ? null : (
        <>
          <p>{words('push.others')}</p>
          <ul>
            {others.map((device) => (
              <Device
                key={device.id}
                device={device}
                busy={turnOff.isPending && turnOff.variables.id === device.id}
                onRemove={() => turnOff.mutate(device)}
              />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

const nameOf = ({ browser, system }: PushDeviceWire): string =>
  browser !== undefined && system !== undefined
    ? words('push.device', { browser, system })
    : (browser ?? system ?? words('push.unnamed'))

interface DeviceProps {
  device: PushDeviceWire
  busy: boolean
  onRemove: () => void
}

function Device({ device, busy, onRemove }: DeviceProps) {
  const name = nameOf(device)
  return (
    <li>
      <span>
        {name} <Muted>{words('push.since', { date: format.date(device.createdAt) })}</Muted>
      </span>
      <Button
        kind="text"
        size="small"
        busy={busy}
        aria-label={words('push.removeOf', { device: name })}
        onPress={onRemove}
      >
        {words('push.remove')}
      </Button>
    </li>
  )
}
