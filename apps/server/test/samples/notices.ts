import type { NoticeWire, PushDeviceWire } from '@puente/contract/customer'
import type { Cast } from './cast.ts'
import { asOwner } from '../owner.ts'
import { unsubscriptionToken } from '../../src/modules/notifications/preferences/unsubscription.ts'
import { notify } from '../../src/modules/notifications/send-message.ts'
import { userIdOf } from '../../src/modules/access/index.ts'

const system = { kind: 'system', name: 'test' } as const

/** Valid requests about the notices of a user. */
export function noticeSamples(cast: Cast) {
  const { as } = cast
  let caused = 0
  const userId = () =>
    cast.life.runtime.work(system, async (work) => {
      const found = await userIdOf(work, 'persona@demo.puente.test')
      if (found === undefined) throw new Error('no persona')
      return found
    })
  const notice = async (): Promise<NoticeWire> => {
    const id = await userId()
    caused += 1
    await cast.life.runtime.work(system, (work) =>
      notify(
        work,
        { key: `sample ${caused}`, subject: id },
        { template: 'staff-wrote', facts: {}, to: [{ userId: id }] },
      ),
    )
    const { body } = await as('persona').get<{ items: NoticeWire[] }>('/api/notices')
    const [newest] = body.items
    if (newest === undefined) throw new Error('no notice')
    return newest
  }
  const target = async () => {
    const { body } = await as('persona').get<{
      push: { pretend: { endpoint: string; p256dh: string; auth: string }; devices: PushDeviceWire[] }
    }>('/api/notice-preferences')
    return body.push
  }
  const token = async () => {
    const one = { userId: await userId(), topic: 'rates' } as const
    return cast.life.runtime.work(system, async (work) => unsubscriptionToken(work, one))
  }
  return {
    listNotices: async () => ({ path: '/api/notices' }),
    countUnreadNotices: async () => ({ path: '/api/notices/unread' }),
    followNotices: async () => ({ path: '/api/notices/changes' }),
    readNotice: async () => ({ path: `/api/notices/${(await notice()).id}/reading` }),
    readAllNotices: async () => ({
      path: '/api/notices/reading',
      body: { until: (await notice()).createdAt },
    }),
    getNoticePreferences: async () => ({ path: '/api/notice-preferences' }),
    saveNoticePreference: async () => ({
      path: '/api/notice-preferences',
      body: { topic: 'rates', channel: 'mail', isOn: true },
    }),
    createPushSubscription: async () => ({ path: '/api/push-subscriptions', body: (await target()).pretend }),
    deletePushSubscription: async () => {
      await asOwner(cast.life, 'delete from notifications.push_subscription')
      const { pretend } = await target()
      const { body } = await as('persona').post<{ id: string }>('/api/push-subscriptions', pretend)
      return { path: `/api/push-subscriptions/${body.id}` }
    },
    getUnsubscription: async () => ({ path: `/api/mail-unsubscriptions/${await token()}` }),
    createUnsubscription: async () => ({ path: `/api/mail-unsubscriptions/${await token()}` }),
  }
}
