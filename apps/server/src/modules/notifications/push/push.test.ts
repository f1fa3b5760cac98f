import { uuidOf } from '@puente/contract'
import type { ClosureWire, CustomerSession, NoticeWire, PushDeviceWire } from '@puente/contract/customer'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { customerMade, type Made } from '../../../../test/companies.ts'
import { inboxOf } from '../../../../test/inbox.ts'
import { asOwner } from '../../../../test/owner.ts'
import { restrictionSet } from '../../../../test/restrictions.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { isKnownPushService } from '../../../platform/config/services/push.ts'
import type { DeliveredEvent } from '../../../platform/events/subscribers.ts'
import { exampleFacts } from '../example-facts.ts'
import { notificationJobs, notificationSubscriptions } from '../index.ts'
import { notify } from '../send-message.ts'
import type { Template } from '../template-facts.ts'
import type { PushPayload } from './payload.ts'

const system = { kind: 'system', name: 'test' } as const
const facts = exampleFacts({ recipient: 'Rosa Ejemplo', answer: 'Hola' })

let world: TestEnvironment
let one: Made
let other: Made
let userId: string
beforeAll(async () => {
  world = await createEnvironment()
  one = await customerMade(world, { kind: 'person', name: 'Paula Push' })
  other = await customerMade(world, { kind: 'person', name: 'Otra Persona' })
  const { body } = await one.client.get<{ user: { id: string } }>('/api/session')
  userId = uuidOf('user', body.user.id)
})
afterAll(async () => world?.close())
beforeEach(() =>
  asOwner(
    world,
    'truncate notifications.notice, notifications.message, notifications.push_subscription, platform.outbox',
  ),
)

let causes = 0
const send = (template: Template) =>
  world.runtime.work(system, (work) =>
    notify(work, { key: `push ${(causes += 1)}`, subject: userId }, {
      template,
      facts: facts[template],
      to: [{ userId }],
    } as never),
  )
async function round(): Promise<void> {
  const job = notificationJobs(world.ports, world.config).find(({ name }) => name === 'notifications.send')
  await job?.round(world.runtime)
}
interface Preferences {
  readonly push: {
    readonly publicKey: string
    readonly pretend: { readonly endpoint: string; readonly p256dh: string; readonly auth: string }
    readonly devices: PushDeviceWire[]
  }
}
const pushOf = async (client: Client) => (await client.get<Preferences>('/api/notice-preferences')).body.push
const endpointOf = (token: string) => `${world.config.push?.pretend?.url}${token}`
async function subscribe(client: Client, endpoint?: string) {
  const { pretend } = await pushOf(client)
  return client.post<{ id: string }>('/api/push-subscriptions', {
    ...pretend,
    ...(endpoint === undefined ? {} : { endpoint }),
  })
}
const states = () =>
  asOwner<{ state: string; reason: string | null; wait_s: number }>(
    world,
    `select state, reason, extract(epoch from due_at - $1::timestamptz)::float8 as wait_s
     from notifications.message where channel = 'push'`,
    [world.clock.realNow()],
  )
/** Handles the events that wait for the notifications, as the relay does. */
async function relay(): Promise<void> {
  const [subscription] = notificationSubscriptions
  const rows = await asOwner<DeliveredEvent>(
    world,
    'select id, name, subject, facts from platform.outbox order by id',
  )
  for (const event of rows)
    await world.runtime.work(system, async (work) => {
      if (subscription?.events.includes(event.name) === true) await subscription.handle(work, event)
    })
}
const userIdOf = async ({ client }: Made) =>
  uuidOf('user', (await client.get<CustomerSession>('/api/session')).body.user.id)
const userIdsSubscribed = async () =>
  (await asOwner<{ user_id: string }>(world, 'select user_id from notifications.push_subscription')).map(
    (row) => row.user_id,
  )
const openedBy = (made: Made) => pushOf(made.client).then(({ devices }) => devices)

describe('a message to a browser', () => {
  it('encrypted over HTTP: the push service decrypts a title, a sentence and the page, and nothing private', async () => {
    expect((await subscribe(one.client, endpointOf('phone-1'))).status).toBe(201)
    await send('delivered')
    await round()
    const [message] = await inboxOf(world, 'phone-1')
    const { items } = (await one.client.get<{ items: NoticeWire[] }>('/api/notices')).body
    expect(JSON.parse(message?.html ?? '')).toEqual({
      title: 'Puente',
      body: 'Tu envío a Rosa llegó.',
      path: items[0]?.path ?? '',
      notice: items[0]?.id ?? '',
    } satisfies PushPayload)
    expect(await states()).toMatchObject([{ state: 'sent' }])
  })

  it('repeated after a lost answer: one copy', async () => {
    await subscribe(one.client, endpointOf('phone-2'))
    await send('delivered')
    await round()
    const [id] = (
      await asOwner<{ id: string }>(world, `select id from notifications.message where channel = 'push'`)
    ).map((row) => row.id)
    const target = await pushOf(one.client)
    const again = await world.ports.push?.send({
      id: id ?? '',
      endpoint: endpointOf('phone-2'),
      p256dh: target.pretend.p256dh,
      auth: target.pretend.auth,
      keyId: world.config.push?.keys[0].id ?? '',
      payload: JSON.stringify({ title: 'Puente', body: 'otra', path: '/', notice: 'ntc_0' }),
      ttlSeconds: 60,
      urgency: 'normal',
    })
    expect(again?.outcome).toBe('ok')
    expect(await inboxOf(world, 'phone-2')).toHaveLength(1)
  })

  it('to a subscription that has ended (410): it is deleted, and nothing is retried', async () => {
    await subscribe(one.client, endpointOf('ended-1'))
    await send('delivered')
    await round()
    expect(await states()).toMatchObject([{ state: 'bounced', reason: 'unsubscribed' }])
    expect(await openedBy(one)).toEqual([])
  })

  it.each([
    ['busy-1', 30],
    ['broken-1', 5],
  ])('to a push service that answers %s: tried again after %i s', async (token, seconds) => {
    await subscribe(one.client, endpointOf(token))
    await send('delivered')
    await round()
    const [row] = await states()
    expect(row?.state).toBe('waiting')
    expect(row?.wait_s).toBeCloseTo(seconds, 0)
    expect(await openedBy(one)).toHaveLength(1)
  })

  it('of an alert of a rate: sent to the browser with the rate', async () => {
    await subscribe(one.client, endpointOf('phone-3'))
    await send('rate-reached')
    await round()
    const [message] = await inboxOf(world, 'phone-3')
    expect(message?.text).toBe('El tipo de cambio de 1 USD llegó a $939,500.')
  })
})

describe('a subscription', () => {
  it.each([
    ['of another machine', 'https://169.254.169.254/latest/meta-data'],
    ['of the sandbox outside its push service', () => endpointOf('../../control')],
    ['with a query', () => endpointOf('a?b=c')],
    ['of a real push service', 'https://fcm.googleapis.com/fcm/send/abc'],
  ])('%s: refused', async (_what, endpoint) => {
    const refused = await subscribe(one.client, typeof endpoint === 'string' ? endpoint : endpoint())
    expect([refused.status, refused.body.fields]).toEqual([422, [{ at: 'endpoint', fault: 'format' }]])
  })

  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://web.push.apple.com/abc', true],
    ['https://db5p.notify.windows.com/w/?token=abc', true],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
    ['https://user@fcm.googleapis.com/', false],
    ['https://fcm.googleapis.com.evil.example/', false],
    ['https://evilnotify.windows.com/', false],
    ['https://127.0.0.1/', false],
    ['nothing', false],
  ])('in production at %s: %s', (endpoint, isKnown) => {
    expect(isKnownPushService(endpoint)).toBe(isKnown)
  })

  it('of another user: not deleted', async () => {
    const { body } = await subscribe(one.client, endpointOf('phone-4'))
    const refused = await other.client.delete(`/api/push-subscriptions/${body.id}`)
    expect([refused.status, refused.body.code]).toEqual([404, 'not-found'])
    expect(await openedBy(one)).toMatchObject([{ id: body.id, current: true }])
    expect((await one.client.delete(`/api/push-subscriptions/${body.id}`)).status).toBe(204)
    expect(await openedBy(one)).toEqual([])
  })

  it('of a browser that another user subscribes: theirs alone', async () => {
    await subscribe(one.client, endpointOf('shared'))
    await subscribe(other.client, endpointOf('shared'))
    expect([await openedBy(one), (await openedBy(other)).length]).toEqual([[], 1])
  })

  it('of a browser that signs out: ended, and messages that wait for it are dropped', async () => {
    const made = await customerMade(world, { kind: 'person', name: 'Sale Pronto' })
    await subscribe(made.client, endpointOf('phone-5'))
    const { body } = await made.client.get<{ user: { id: string } }>('/api/session')
    const id = uuidOf('user', body.user.id)
    await world.runtime.work(system, (work) =>
      notify(
        work,
        { key: `leaving ${id}`, subject: id },
        { template: 'delivered', facts: facts.delivered, to: [{ userId: id }] },
      ),
    )
    await asOwner(world, 'truncate platform.outbox')
    await made.client.delete('/api/session')
    await relay()
    expect(await asOwner(world, 'select 1 from notifications.push_subscription')).toEqual([])
    expect(await states()).toMatchObject([{ state: 'bounced', reason: 'unsubscribed' }])
    await round()
    expect(await inboxOf(world, 'phone-5')).toEqual([])
  })

  it('of a browser that is removed from the account: ended', async () => {
    await subscribe(one.client, endpointOf('phone-6'))
    const { items } = (await one.client.get<{ items: { id: string; current: boolean }[] }>('/api/devices'))
      .body
    const device = items.find(({ current }) => current)
    expect((await one.client.delete(`/api/devices/${device?.id}`)).status).toBe(204)
    await relay()
    expect(await asOwner(world, 'select 1 from notifications.push_subscription')).toEqual([])
  })

  it('of a customer whose access is suspended: ended, also in a browser whose session expired before', async () => {
    const made = await customerMade(world, { kind: 'person', name: 'Sin Acceso' })
    await subscribe(made.client, endpointOf('phone-8'))
    await subscribe(other.client, endpointOf('phone-9'))
    await asOwner(world, 'delete from access.session where customer_id = $1', [made.customerId])
    const staff = { proposer: await world.signedIn('analista'), decider: await world.signedIn('oficial') }
    await restrictionSet(staff, made.customerId, 'access-suspended')
    await relay()
    expect(await userIdsSubscribed()).toEqual([await userIdOf(other)])
  })

  it('of a customer who closes the account: ended', async () => {
    const made = await customerMade(world, { kind: 'person', name: 'Cierra Cuenta' })
    await subscribe(made.client, endpointOf('phone-10'))
    await subscribe(other.client, endpointOf('phone-11'))
    const closed = await made.client.post<ClosureWire>('/api/closure', {})
    expect(closed.body.state).toBe('closed')
    await relay()
    expect(await userIdsSubscribed()).toEqual([await userIdOf(other)])
  })

  it('stored: neither its address nor its keys are legible', async () => {
    await asOwner(world, 'truncate notifications.push_subscription')
    await subscribe(other.client, endpointOf('phone-7'))
    const [row] = await asOwner<{ all: string }>(
      world,
      'select row_to_json(s)::text as all from notifications.push_subscription s',
    )
    expect(Buffer.from(row?.all ?? '').toString('utf8')).not.toContain('phone-7')
    expect(row?.all).not.toContain(Buffer.from('phone-7').toString('hex'))
  })
})
