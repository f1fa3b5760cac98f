import { fromWireId, refuse, toWireId } from '@puente/contract'
import { customerEndpoints as endpoints, type PushDeviceWire } from '@puente/contract/customer'
import type { ReplyOf } from '@puente/contract'
import { accountOfActor, devicesOfUser, knownBrowser } from '../../access/index.ts'
import type { PushConfig } from '../../../platform/config/services/push.ts'
import { handler, type Handler } from '../../../platform/http/handler.ts'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import type { Work } from '../../../platform/work.ts'
import { deleteSubscription, insertSubscription, subscriptionsOf } from './subscriptions.store.ts'

type PushWire = NonNullable<ReplyOf<typeof endpoints.getNoticePreferences>['push']>

/** How this browser subscribes, and the browsers that did. */
export async function pushOf(
  work: Work,
  { keys, pretend }: PushConfig,
  request: RequestFacts,
): Promise<PushWire> {
  const account = accountOfActor(work.actor)
  const here = await knownBrowser(work, account, request)
  const names = new Map((await devicesOfUser(work, account.id)).map((device) => [device.id, device]))
  const devices = (await subscriptionsOf(work, account.id)).map(
    ({ id, deviceId, createdAt }): PushDeviceWire => {
      const { browser, system } = names.get(deviceId) ?? {}
      return {
        id: toWireId('push-subscription', id),
        ...(browser === undefined ? {} : { browser }),
        ...(system === undefined ? {} : { system }),
        createdAt: createdAt.toISOString(),
        current: deviceId === here,
      }
    },
  )
  return {
    publicKey: keys[0].publicKey,
    devices,
    ...(pretend === undefined
      ? {}
      : {
          pretend: {
            endpoint: `${pretend.url}${here ?? 'browser'}`,
            p256dh: pretend.p256dh,
            auth: pretend.auth,
          },
        }),
  }
}

/** Handlers of the browsers to which notices are sent. */
export const pushHandlers = (push: PushConfig | undefined): readonly Handler[] => [
  handler(endpoints.createPushSubscription, async (work, { body, request }) => {
    if (push === undefined) return refuse('unavailable')
    if (!push.isPushService(body.endpoint))
      return refuse('fields-wrong', {}, [{ at: 'endpoint', fault: 'format' }])
    const account = accountOfActor(work.actor)
    const deviceId = await knownBrowser(work, account, request)
    // Without the cookie of the browser the subscription could not end with its sign-out.
    if (deviceId === undefined) return refuse('unavailable')
    const id = await insertSubscription(work, {
      ...body,
      userId: account.id,
      deviceId,
      keyId: push.keys[0].id,
    })
    return { id: toWireId('push-subscription', id) }
  }),
  handler(endpoints.deletePushSubscription, async (work, { params }) => {
    const id = fromWireId('push-subscription', params.id)
    const { id: userId } = accountOfActor(work.actor)
    if (id === undefined || !(await deleteSubscription(work, userId, id))) return refuse('not-found')
    return undefined
  }),
]
