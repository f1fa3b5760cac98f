/* long: the requests of one subject, which share their helpers */
import { fromWireId, type Id } from '@puente/contract'
import type { CustomerSession, NoticeWire, PushDeviceWire } from '@puente/contract/customer'
import { expect } from 'vitest'
import type { Sample } from '../authorisation.ts'
import type { Client } from '../client.ts'
import { customerMade } from '../companies.ts'
import type { Cast } from './cast.ts'
import { unsubscriptionToken } from '../../src/modules/notifications/preferences/unsubscription.ts'
import { notify } from '../../src/modules/notifications/send-message.ts'

const system = { kind: 'system', name: 'test' } as const

/** Valid requests about the notices of a user. */
export function noticeSamples(cast: Cast) {
  const { as } = cast
  let caused = 0
  /** A person of their own, with a browser that is known, for what belongs to one user. */
  const by = (make: (client: Client) => Promise<Omit<Sample, 'cookie'>>) => async (): Promise<Sample> => {
    const { client } = await customerMade(cast.life, { kind: 'person', name: 'Paso Prueba' })
    const cookie = [client.cookie, client.device].filter((pair) => pair !== undefined).join('; ')
    return { ...(await make(client)), cookie }
  }
  const userIdOf = async (client: Client): Promise<Id<'user'>> => {
    const { body } = await client.get<CustomerSession>('/api/session')
    return fromWireId('user', body.user.id) ?? expect.fail('no user')
  }
  const notice = async (client: Client): Promise<NoticeWire> => {
    const id = await userIdOf(client)
    caused += 1
    await cast.life.runtime.work(system, (work) =>
      notify(
        work,
        { key: `sample ${caused}`, subject: id },
        { template: 'staff-wrote', facts: {}, to: [{ userId: id }] },
      ),
    )
    const { body } = await client.get<{ items: NoticeWire[] }>('/api/notices')
    return body.items[0] ?? expect.fail('no notice')
  }
  const target = async (client: Client) => {
    const { body } = await client.get<{
      push: { pretend: { endpoint: string; p256dh: string; auth: string }; devices: PushDeviceWire[] }
    }>('/api/notice-preferences')
    return body.push.pretend
  }
  const token = async () => {
    const one = { userId: await userIdOf(as('persona')), topic: 'rates' } as const
    return cast.life.runtime.work(system, async (work) => unsubscriptionToken(work, one))
  }
  return {
    listMessageExamples: async () => ({ path: '/api/message-examples' }),
    listNotices: async () => ({ path: '/api/notices' }),
    countUnreadNotices: async () => ({ path: '/api/notices/unread' }),
    followNotices: async () => ({ path: '/api/notices/changes' }),
    readNotice: by(async (client) => ({ path: `/api/notices/${(await notice(client)).id}/reading` })),
    readAllNotices: async () => ({
      path: '/api/notices/reading',
      body: { until: (await notice(as('persona'))).createdAt },
    }),
    getNoticePreferences: async () => ({ path: '/api/notice-preferences' }),
    saveNoticePreference: async () => ({
      path: '/api/notice-preferences',
      body: { topic: 'rates', channel: 'mail', isOn: true },
    }),
    createPushSubscription: by(async (client) => ({
      path: '/api/push-subscriptions',
      body: await target(client),
    })),
    deletePushSubscription: by(async (client) => {
      const { body } = await client.post<{ id: string }>('/api/push-subscriptions', await target(client))
      return { path: `/api/push-subscriptions/${body.id}` }
    }),
    getUnsubscription: async () => ({ path: `/api/mail-unsubscriptions/${await token()}` }),
    createUnsubscription: async () => ({ path: `/api/mail-unsubscriptions/${await token()}` }),
  }
}
