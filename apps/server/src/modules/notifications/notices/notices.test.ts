import { noticeChannels, noticeTopics, requiredReason, uuidOf, type NoticeChannel } from '@puente/contract'
import type { NoticePreferenceWire, NoticeWire } from '@puente/contract/customer'
import { templateNames, topicOf } from '@puente/contract/staff'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { customerMade, type Made } from '../../../../test/companies.ts'
import { followEvents } from '../../../../test/follow-events.ts'
import { asOwner } from '../../../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { setProvenPhone } from '../../access/index.ts'
import { exampleFacts } from '../example-facts.ts'
import { notify } from '../send-message.ts'
import type { Template } from '../template-facts.ts'

const system = { kind: 'system', name: 'test' } as const
const facts = exampleFacts({ recipient: 'Rosa Ejemplo', answer: 'Hola' })

let world: TestEnvironment
let one: Made
let other: Made
let userId: string
beforeAll(async () => {
  world = await createEnvironment()
  one = await customerMade(world, { kind: 'person', name: 'Alba Avisos' })
  other = await customerMade(world, { kind: 'person', name: 'Otra Persona' })
  userId = await userOf(one)
})
afterAll(async () => world?.close())
beforeEach(() =>
  asOwner(world, 'truncate notifications.notice, notifications.message, notifications.preference'),
)

async function userOf({ client }: Made): Promise<string> {
  const { body } = await client.get<{ user: { id: string } }>('/api/session')
  return uuidOf('user', body.user.id)
}

let causes = 0
const send = async (template: Template, key = `cause ${(causes += 1)}`, to = userId) =>
  world.runtime.work(system, (work) =>
    notify(work, { key, subject: to }, { template, facts: facts[template], to: [{ userId: to }] } as never),
  )
const listed = async (query = '', { client }: Made = one) =>
  (await client.get<{ items: NoticeWire[]; next?: string }>(`/api/notices${query}`)).body
const unread = async ({ client }: Made = one) =>
  (await client.get<{ count: number }>('/api/notices/unread')).body.count

describe('notices', () => {
  it('a message to a user: listed with its texts and its page, unread until it is opened', async () => {
    await send('delivered')
    const { items } = await listed()
    expect(items).toMatchObject([{ topic: 'progress', title: 'Tu dinero llegó a Rosa Ejemplo' }])
    expect(items[0]?.path).toMatch(/^\/transfers\/trf_/)
    expect([items[0]?.readAt, await unread()]).toEqual([undefined, 1])
    const path = `/api/notices/${items[0]?.id}/reading`
    expect((await one.client.put(path)).status).toBe(204)
    const [read] = (await listed()).items
    expect(read?.readAt).toBeDefined()
    // Read again: it keeps the first instant.
    world.clock.advance(60_000)
    await one.client.put(path)
    expect([(await listed()).items[0]?.readAt, await unread()]).toEqual([read?.readAt, 0])
  })

  it('one cause handled twice: one notice and one mail', async () => {
    await send('refunded', 'same')
    await send('refunded', 'same')
    expect((await listed()).items).toHaveLength(1)
    expect(await asOwner(world, 'select 1 from notifications.message')).toHaveLength(1)
  })

  it('1,000 notices: pages of the newest first, each once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        for (let nth = 0; nth < 50; nth += 1) await send('staff-wrote')
      }),
    )
    const ids: string[] = []
    let query = '?limit=100'
    for (;;) {
      const { items, next } = await listed(query)
      ids.push(...items.map(({ id }) => id))
      if (next === undefined) break
      query = `?limit=100&after=${next}`
    }
    expect([ids.length, new Set(ids).size, await unread()]).toEqual([1000, 1000, 1000])
    const times = (await listed('?limit=100')).items.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it('all marked as read until an instant: a newer one stays unread', async () => {
    await send('delivered')
    const [seen] = (await listed()).items
    world.clock.advance(60_000)
    await send('refunded')
    expect((await one.client.put('/api/notices/reading', { until: seen?.createdAt })).status).toBe(204)
    expect((await listed()).items.map(({ readAt }) => readAt !== undefined)).toEqual([false, true])
  })

  it('of another user: neither listed nor read nor counted', async () => {
    await send('delivered')
    const [notice] = (await listed()).items
    expect([(await listed('', other)).items, await unread(other)]).toEqual([[], 0])
    const foreign = await other.client.put(`/api/notices/${notice?.id}/reading`)
    expect([foreign.status, foreign.body.code]).toEqual([404, 'not-found'])
    await other.client.put('/api/notices/reading', { until: notice?.createdAt })
    expect(await unread()).toBe(1)
  })

  it('a new notice, and one that is read: the open pages of its user are notified', async () => {
    await using own = await followEvents(one.client, '/api/notices/changes')
    await using theirs = await followEvents(other.client, '/api/notices/changes')
    await expect.poll(() => own.versions()).toHaveLength(1)
    await expect.poll(() => theirs.versions()).toHaveLength(1)
    await send('delivered')
    await expect.poll(() => own.versions()).toHaveLength(2)
    const [notice] = (await listed()).items
    world.clock.advance(1000)
    await one.client.put(`/api/notices/${notice?.id}/reading`)
    await expect.poll(() => own.versions()).toHaveLength(3)
    expect(theirs.versions()).toHaveLength(1)
  })
})

describe('preferences', () => {
  const preferences = async () =>
    (await one.client.get<{ preferences: NoticePreferenceWire[] }>('/api/notice-preferences')).body
      .preferences
  const save = (topic: string, channel: string, isOn: boolean) =>
    one.client.put('/api/notice-preferences', { topic, channel, isOn })

  it('what is required: cannot be switched off, and says why', async () => {
    const security = (await preferences()).find((row) => row.topic === 'security' && row.channel === 'mail')
    expect(security).toEqual({ topic: 'security', channel: 'mail', isOn: true, required: 'safety' })
    const refused = await save('security', 'mail', false)
    expect([refused.status, refused.body.fields]).toEqual([422, [{ at: 'isOn', fault: 'required' }]])
    const none = await save('rewards', 'sms', true)
    expect([none.status, none.body.fields]).toEqual([422, [{ at: 'channel', fault: 'format' }]])
  })

  it('a choice: shown, audited once, and respected from the next message on', async () => {
    expect((await save('rates', 'mail', false)).status).toBe(204)
    await save('rates', 'mail', false)
    await send('rate-reached')
    expect((await preferences()).find((row) => row.topic === 'rates' && row.channel === 'mail')?.isOn).toBe(
      false,
    )
    expect(await asOwner(world, 'select 1 from notifications.message')).toHaveLength(0)
    expect((await listed()).items).toHaveLength(1)
    expect(await asOwner(world, `select facts from platform.audit where action = 'choose-channel'`)).toEqual([
      { facts: { topic: 'rates', channel: 'mail', isOn: false } },
    ])
  })

  it('random choices and messages: each message has its notice, none is on a channel that is off, the required ones go', async () => {
    const keys = {
      endpoint: `${world.config.push?.pretend?.url}random`,
      p256dh: world.config.push?.pretend?.p256dh,
      auth: world.config.push?.pretend?.auth,
    }
    expect((await one.client.post('/api/push-subscriptions', keys)).status).toBe(201)
    await world.runtime.work(system, (work) => setProvenPhone(work, userId, '+56912345678'))
    const noticed = templateNames.filter((name) => topicOf(name) !== undefined)
    const choice = fc.record({
      topic: fc.constantFrom(...noticeTopics),
      channel: fc.constantFrom(...noticeChannels),
      isOn: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(choice, { maxLength: 12 }),
        fc.array(fc.constantFrom(...noticed), { minLength: 1, maxLength: 6 }),
        async (choices, templates) => {
          await asOwner(
            world,
            'truncate notifications.notice, notifications.message, notifications.preference',
          )
          for (const { topic, channel, isOn } of choices) await save(topic, channel, isOn)
          const table = new Map(
            (await preferences()).map((row) => [`${row.topic} ${row.channel}`, row.isOn] as const),
          )
          for (const template of templates) await send(template)
          const rows = await asOwner<{ channel: NoticeChannel; template: Template; noticed: boolean }>(
            world,
            `select channel, template, exists (select from notifications.notice n
               where n.id = m.notice_id and n.user_id = m.user_id and n.template = m.template) as noticed
             from notifications.message m`,
          )
          expect((await listed()).items).toHaveLength(templates.length)
          const wanted = templates.flatMap((template) =>
            noticeChannels
              .filter((channel) => {
                const topic = topicOf(template)
                if (topic === undefined) return false
                if (requiredReason(topic, channel) !== undefined) return true
                return table.get(`${topic} ${channel}`) === true
              })
              .map((channel) => `${template} ${channel}`),
          )
          expect(rows.map(({ template, channel }) => `${template} ${channel}`).toSorted()).toEqual(
            wanted.toSorted(),
          )
          expect(rows.every((row) => row.noticed)).toBe(true)
        },
      ),
      { numRuns: 40 },
    )
  }, 60_000)
})
