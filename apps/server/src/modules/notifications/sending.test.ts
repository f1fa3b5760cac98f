import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inboxOf } from '../../../test/inbox.ts'
import { readOutside } from '../../../test/outside.ts'
import { asOwner } from '../../../test/owner.ts'
import { eventText, deliver } from '../../../test/partner.ts'
import { controlSandbox } from '../../../test/sandbox-control.ts'
import { hours, minutes } from '../../../test/test-clock.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { accessEvents, issueCode, markEmailVerified, userIdOf } from '../access/index.ts'
import type { DeliveredEvent } from '../../platform/events/subscribers.ts'
import { notificationJobs, notificationSubscriptions } from './index.ts'
import type { Carriers } from './send-due.ts'

const system = { kind: 'system', name: 'test' } as const
const PERSONA = 'persona@demo.puente.test'
const EMPRESA = 'empresa@demo.puente.test'

let world: TestEnvironment
let persona: string
beforeAll(async () => {
  world = await createEnvironment()
  const found = await world.runtime.work(system, (work) => userIdOf(work, PERSONA))
  if (found === undefined) throw new Error('no persona')
  persona = found
})
afterAll(async () => world?.close())

/** Runs a job once, as the worker does. */
async function round(name: 'send' | 'bounces', carriers: Carriers = world.ports): Promise<number> {
  const job = notificationJobs(carriers, world.config).find((one) => one.name === `notifications.${name}`)
  if (job === undefined) throw new Error(`no job ${name}`)
  return job.round(world.runtime)
}

let events = 0n
async function handle(event: Partial<DeliveredEvent>): Promise<void> {
  const [subscription] = notificationSubscriptions
  events += 1n
  const received = { id: events, name: accessEvents.passwordChanged, subject: persona, facts: {}, ...event }
  await world.runtime.work(system, async (work) => {
    await subscription?.handle(work, received)
  })
}

interface Row {
  readonly id: string
  readonly state: string
  readonly reason: string | null
  readonly attempts: number
  readonly wait_s: number
  readonly empty: boolean
}
const rows = () =>
  asOwner<Row>(
    world,
    `select id, state, reason, attempts, facts is null and address is null as empty,
            extract(epoch from due_at - $1::timestamptz)::float8 as wait_s
     from notifications.message order by created_at, id`,
    [world.clock.realNow()],
  )
const row = async (id: string) => (await rows()).find((one) => one.id === id)
const onlyWaiting = async () => {
  const found = (await rows()).filter(({ state }) => state === 'waiting')
  if (found.length !== 1 || found[0] === undefined) throw new Error(`${found.length} messages wait`)
  return found[0]
}
const fail = (kind: string, calls: number) =>
  controlSandbox(world.sandbox?.url, '/control/failures', { partner: 'inbox', kind, calls })
const audit = (id: string) =>
  asOwner<{ outcome: string; facts: object }>(
    world,
    'select outcome, facts from platform.audit where subject = $1',
    [id],
  )
const metrics = async () => (await fetch(new URL('/metrics', world.listeners.ops))).text()

describe('a bounce', () => {
  it('confirmed by the carrier: the mail and the address of its user are marked', async () => {
    await handle({})
    const { id } = await onlyWaiting()
    await round('send')
    expect(await row(id)).toMatchObject({ state: 'sent', empty: true })
    const [mail] = await inboxOf(world, PERSONA)
    if (mail === undefined) throw new Error('no mail')
    // The message is signed but false: the carrier has no such bounce.
    const hint = { messageId: mail.id, to: PERSONA }
    const secret = 'sandbox-inbox-webhook-secret'
    expect(
      await deliver(world.listeners.customer, 'inbox', eventText('mail.bounced', hint), { secret }),
    ).toBe(200)
    expect(await deliver(world.listeners.customer, 'inbox', eventText('mail.bounced', hint))).toBe(401)
    expect(await round('bounces')).toBe(1)
    expect(await row(id)).toMatchObject({ state: 'sent' })

    await fetch(new URL(`/inbox/page/${mail.id}/bounce`, world.sandbox?.url), {
      method: 'POST',
      redirect: 'manual',
    })
    await expect.poll(() => round('bounces'), { timeout: 60_000, interval: 50 }).toBe(1)
    expect(await row(id)).toMatchObject({ state: 'bounced' })
    const bounced = await asOwner(world, 'select id from access.user where email_bounced_at is not null')
    expect(bounced).toEqual([{ id: persona }])
    expect(await metrics()).toContain('puente_messages{channel="mail",state="bounced"} 1')
    await world.runtime.work(system, (work) => markEmailVerified(work, persona))
    expect(await asOwner(world, 'select id from access.user where email_bounced_at is not null')).toEqual([])
  })
})

describe('one mail for one event', () => {
  it('the event is delivered twice: one mail', async () => {
    const before = (await inboxOf(world, PERSONA)).length
    await handle({ id: 5000n })
    await handle({ id: 5000n })
    expect(await round('send')).toBe(1)
    await handle({ id: 5000n })
    expect(await round('send')).toBe(0)
    expect((await inboxOf(world, PERSONA)).length).toBe(before + 1)
  })

  it('two workers send at the same time: one mail', async () => {
    const before = (await inboxOf(world, PERSONA)).length
    await handle({})
    const taken = await Promise.all([round('send'), round('send'), round('send')])
    expect(taken.toSorted()).toEqual([0, 0, 1])
    expect((await inboxOf(world, PERSONA)).length).toBe(before + 1)
  })

  it('the process stops after the carrier accepted the mail and before the record: one mail', async () => {
    const before = (await inboxOf(world, PERSONA)).length
    await handle({})
    const { id } = await onlyWaiting()
    let sent = () => {}
    const died = new Promise<void>((resolve) => (sent = resolve))
    // Everything up to the carrier's answer is real; then this process does nothing more.
    const mail = {
      ...world.ports.mail,
      send: async (one: Parameters<Carriers['mail']['send']>[0]) => {
        await world.ports.mail.send(one)
        sent()
        return new Promise<never>(() => undefined)
      },
    }
    round('send', { ...world.ports, mail }).catch(() => undefined)
    await died
    expect(await round('send'), 'it is still held').toBe(0)
    world.clock.advanceReal(minutes(1))
    expect(await round('send')).toBe(1)
    expect(await row(id)).toMatchObject({ state: 'sent', attempts: 2 })
    expect((await inboxOf(world, PERSONA)).length).toBe(before + 1)
    const found = readOutside(world.config.dataDir).messages.find((one) => one.id === id)
    expect(found?.acceptedAt.length, 'two attempts with one reference').toBe(2)
  })

  it('the carrier accepts the mail and its answer is lost: one mail', async () => {
    const before = (await inboxOf(world, PERSONA)).length
    await handle({})
    const { id } = await onlyWaiting()
    await fail('cut-after', 1)
    await round('send')
    expect(await row(id)).toMatchObject({ state: 'waiting' })
    world.clock.advanceReal(minutes(1))
    await round('send')
    expect(await row(id)).toMatchObject({ state: 'sent', attempts: 2 })
    expect((await inboxOf(world, PERSONA)).length).toBe(before + 1)
  })
})

describe('a code', () => {
  const issue = (subject: string, channel: 'mail' | 'sms', address: string) =>
    world.runtime.work(system, (work) =>
      issueCode(work, { purpose: channel === 'sms' ? 'phone' : 'email', subject, channel, address }),
    )
  const codeId = async (subject: string) =>
    (await asOwner<{ id: string }>(world, 'select id from access.code where subject = $1', [subject]))[0]
      ?.id ?? ''
  const handleCode = async (subject: string) =>
    handle({ name: accessEvents.codeIssued, subject, facts: { codeId: await codeId(subject) } })

  it.each([
    ['mail', `${randomUUID()}@nueva.test`],
    ['sms', '+56987650001'],
  ] as const)('sent by %s to the address that it proves: no copy is kept', async (channel, to) => {
    const subject = randomUUID()
    expect(await issue(subject, channel, to)).toHaveProperty('expiresAt')
    await handleCode(subject)
    await round('send')
    const [message] = await inboxOf(world, to)
    expect(message).toMatchObject({ channel })
    expect(message?.text).toMatch(/\b[0-9]{6}\b[^]*Vence en 10 minutos[^]*nunca te lo pediremos/)
    const kept = await asOwner(
      world,
      'select 1 from access.code where subject = $1 and code is not null union all ' +
        'select 1 from notifications.message where subject_id = $1 and (facts is not null or address is not null)',
      [subject],
    )
    expect(kept).toEqual([])
  })

  it('expired before it could be sent: not sent', async () => {
    const [subject, to] = [randomUUID(), `${randomUUID()}@nueva.test`]
    expect(await issue(subject, 'mail', to)).toHaveProperty('expiresAt')
    await handleCode(subject)
    const { id } = await onlyWaiting()
    world.clock.advanceReal(minutes(11))
    await round('send')
    expect(await row(id)).toMatchObject({ state: 'failed', reason: 'too-late', empty: true })
    expect(await inboxOf(world, to)).toEqual([])
  })
})

describe('a carrier that is down', () => {
  it('retried after growing pauses for about a day: then the message fails and staff see it', async () => {
    await handle({ subject: (await world.runtime.work(system, (work) => userIdOf(work, EMPRESA))) ?? '' })
    const { id } = await onlyWaiting()
    await fail('error-500', 11)
    const began = world.clock.realNow().getTime()
    const pauses: number[] = []
    for (let tries = 0; tries < 11; tries++) {
      expect(await round('send')).toBe(1)
      const found = await row(id)
      if (found?.state !== 'waiting') break
      pauses.push(Math.round(found.wait_s))
      world.clock.advanceReal(found.wait_s * 1000 + 10)
    }
    expect(pauses.every((pause, n) => n === 0 || pause >= (pauses[n - 1] ?? 0))).toBe(true)
    expect(world.clock.realNow().getTime() - began).toBeGreaterThan(hours(20))
    expect(await row(id)).toMatchObject({ state: 'failed', reason: 'tries', attempts: 11, empty: true })
    expect(await audit(id)).toEqual([
      { outcome: 'failed:tries', facts: { channel: 'mail', template: 'password-changed' } },
    ])
    expect(await metrics()).toMatch(/puente_messages\{channel="mail",state="failed"\} [12]/)
    expect(await inboxOf(world, EMPRESA)).toEqual([])
  })
})

describe('stored messages', () => {
  it('a waiting message: no personal data in plain text', async () => {
    await handle({})
    const text = JSON.stringify(
      await asOwner(
        world,
        "select encode(facts, 'escape') as f, m.* from notifications.message m where state = 'waiting'",
      ),
    )
    expect(text).not.toMatch(/persona|demo|\\"at\\"/i)
    await round('send')
  })

  it('an event about staff with the name of a user event: no message', async () => {
    const before = (await rows()).length
    await handle({
      subject: randomUUID(),
      name: accessEvents.factorChanged,
      facts: { factor: 'totp', change: 'added' },
    })
    expect((await rows()).length).toBe(before)
  })
})
