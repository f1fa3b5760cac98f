import { fromWireId, refuse, toWireId, type IdKind, type Refusal } from '@puente/contract'
import type { customerEndpoints } from '@puente/contract/customer'
import { handler, type Handler } from '../../../platform/http/handler.ts'
import type { Work } from '../../../platform/work.ts'
import { deleteDevice, devicesOf, type ListedDevice } from './devices.store.ts'
import { accountOfActor, type AccountId } from '../holder.ts'
import { endSession, sessionsOfAccount, type ListedSession } from '../sign-in/account-sessions.store.ts'
import { seenAfter } from '../sign-in/session.ts'
import { signedOut, signOutOthers } from '../sign-in/signed-out.ts'
import { tokenHash } from '../sign-in/token.ts'

type Endpoints = Pick<
  typeof customerEndpoints,
  'listSessions' | 'endSession' | 'endOtherSessions' | 'listDevices' | 'removeDevice'
>

/** Handlers of sessions and known browsers. */
export const deviceHandlers = (endpoints: Endpoints): readonly Handler[] => [
  handler(endpoints.listSessions, async (work, { request }) => {
    const holder = accountOfActor(work.actor)
    const current = tokenHash(request.sessionToken ?? '')
    const device = tokenHash(request.deviceToken ?? '')
    const here = (await devicesOf(work, holder, device)).find(({ isCurrent }) => isCurrent)?.id
    const found = await sessionsOfAccount(work, holder, current, seenAfter(holder.realm, work.realNow))
    return { items: found.map((session) => toSessionWire(session, here)) }
  }),
  handler(endpoints.endSession, (work, { params }) =>
    drop(work, 'session', params.id, async (_work, holder, id) => {
      const ended = await endSession(work, holder, id)
      if (ended !== undefined) await signedOut(work, holder, [ended.deviceId])
      return ended !== undefined
    }),
  ),
  handler(endpoints.endOtherSessions, async (work, { request }) => {
    await signOutOthers(work, accountOfActor(work.actor), tokenHash(request.sessionToken ?? ''))
    return undefined
  }),
  handler(endpoints.listDevices, async (work, { request }) => {
    const found = await devicesOf(work, accountOfActor(work.actor), tokenHash(request.deviceToken ?? ''))
    return { items: found.map((device) => toDeviceWire(device, work.realNow)) }
  }),
  handler(endpoints.removeDevice, (work, { params }) =>
    drop(work, 'device', params.id, async (_work, holder, id) => {
      const removed = await deleteDevice(work, holder, id)
      if (removed) await signedOut(work, holder, [id])
      return removed
    }),
  ),
]

async function drop(
  work: Work,
  kind: IdKind,
  wireId: string,
  remove: (work: Work, holder: AccountId, id: string) => Promise<boolean>,
): Promise<undefined | Refusal<'not-found'>> {
  const id = fromWireId(kind, wireId)
  const removed = id !== undefined && (await remove(work, accountOfActor(work.actor), id))
  return removed ? undefined : refuse('not-found')
}

const nameOf = ({ browser, system }: { browser?: string | undefined; system?: string | undefined }) => ({
  ...(browser === undefined ? {} : { browser }),
  ...(system === undefined ? {} : { system }),
})

const toSessionWire = (session: ListedSession, here: string | undefined) => ({
  id: toWireId('session', session.id),
  current: session.isCurrent,
  ...(session.deviceId === undefined
    ? {}
    : {
        device: {
          id: toWireId('device', session.deviceId),
          ...nameOf(session),
          current: session.deviceId === here,
        },
      }),
  startedAt: session.startedAt.toISOString(),
  seenAt: session.seenAt.toISOString(),
  endsAt: session.endsAt.toISOString(),
})

const toDeviceWire = (device: ListedDevice, now: Date) => ({
  id: toWireId('device', device.id),
  ...nameOf(device),
  current: device.isCurrent,
  firstSeenAt: device.firstSeenAt.toISOString(),
  seenAt: device.seenAt.toISOString(),
  ...(device.rememberedUntil === undefined || device.rememberedUntil <= now
    ? {}
    : { rememberedUntil: device.rememberedUntil.toISOString() }),
})
