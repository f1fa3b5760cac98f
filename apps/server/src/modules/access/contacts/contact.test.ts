import type { ContactWire } from '@puente/contract/customer'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { asOwner } from '../../../../test/owner.ts'
import { newestCode, emittedEvents } from '../../../../test/proofs.ts'
import { hours } from '../../../../test/test-clock.ts'
import { recipientBody } from '../../../../test/life.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import {
  contactChangedAt,
  contactsOf,
  createUser,
  formerAddress,
  hashPassword,
  setPhone,
  userIdOf,
} from '../index.ts'

const system = { kind: 'system', name: 'test' } as const
const persona = 'persona@demo.puente.test'
let world: TestEnvironment
let client: Client
let userId: string
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  client = await world.signedIn('persona')
  userId = await world.runtime.work(system, async (work) => (await userIdOf(work, persona)) ?? '')
  // Resets the user to addresses that nobody has verified.
  const unproven = 'email_verified_at = null, phone = null, phone_index = null, phone_verified_at = null'
  await asOwner(world, `update access.user set ${unproven} where id = $1`, [userId])
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.advanceReal(hours(2))
  client = await world.signedIn('persona')
})

const contact = async () => (await client.get<ContactWire>('/api/contact')).body
const ask = (what: 'email' | 'phone', typed: string) => client.put(`/api/contact/${what}`, { [what]: typed })
const verify = (what: 'email' | 'phone', code: string | undefined) =>
  client.ask<ContactWire>('POST', `/api/contact/${what}/verification`, { code })
const recipient = () => client.post('/api/recipients', recipientBody())

describe('a phone', () => {
  test('the first one: verified by its code, and new recipients are not stopped', async () => {
    const asked = await ask('phone', '9 1234 5678')
    expect([asked.status, asked.body]).toEqual([202, { sentTo: '•••5678', expiresAt: expect.any(String) }])
    expect(await contact()).toMatchObject({ phoneVerified: false })
    expect((await verify('phone', 'xx')).body.code).toBe('code-wrong')
    const code = await newestCode(world, 'phone')
    expect((await verify('email', code)).body.code, 'not for something else').toBe('code-expired')
    expect((await verify('phone', code)).body).toMatchObject({ phone: '+56912345678', phoneVerified: true })
    expect(await contact()).not.toHaveProperty('noNewRecipientsUntil')
    expect(await emittedEvents(world, 'access.contact-changed')).toEqual([])
    expect((await recipient()).status).toBe(201)
  })

  test.each([['12'], ['no phone'], ['+0 1234 5678']])('"%s": refused at its field', async (typed) => {
    expect((await ask('phone', typed)).body.fields).toEqual([{ at: 'phone', fault: 'wrong-format' }])
  })

  test('a changed one: stops new recipients for 24 hours and notifies the former number', async () => {
    await ask('phone', '+56 9 8765 4321')
    const changed = await verify('phone', await newestCode(world, 'phone'))
    expect(changed.body).toMatchObject({ phone: '+56987654321', phoneVerified: true })
    const stopped = await recipient()
    expect(stopped.body).toMatchObject({
      code: 'contact-just-changed',
      status: 403,
      facts: { until: changed.body.noNewRecipientsUntil },
    })
    const [event] = await emittedEvents(world, 'access.contact-changed')
    expect(event).toMatchObject({ subject: userId, facts: { what: 'phone' } })
    const id = String(event?.facts['formerAddressId'])
    const former = await world.runtime.work(system, (work) => formerAddress(work, id))
    expect(former).toEqual({ what: 'phone', address: '+56912345678' })
    world.clock.advance(hours(24) - 60_000)
    expect((await recipient()).status).toBe(403)
    world.clock.advance(120_000)
    expect((await recipient()).status).toBe(201)
    expect(await contact()).not.toHaveProperty('noNewRecipientsUntil')
  })
})

test('contactsOf: returns the whole contact of each user in one query', async () => {
  await world.runtime.work(system, (work) => setPhone(work, userId, '+56911111111'))
  const found = await world.runtime.work(system, (work) => contactsOf(work, [userId, work.id()]))
  expect([...found]).toEqual([
    [
      userId,
      {
        email: persona,
        emailVerified: false,
        phone: '+56911111111',
        phoneVerified: false,
        name: 'Persona Demo',
      },
    ],
  ])
  expect(await world.runtime.work(system, (work) => contactChangedAt(work, userId))).toBeInstanceOf(Date)
  const rows = await asOwner<{ line: string }>(
    world,
    "select encode(phone, 'escape') as line from access.user where phone is not null",
  )
  for (const { line } of rows) expect(line).not.toContain('11111111')
})

describe('an e-mail', () => {
  test('the current one: verified by a code, stops nothing and notifies nobody', async () => {
    const received = (await emittedEvents(world, 'access.contact-changed')).length
    expect((await contact()).emailVerified).toBe(false)
    await ask('email', ' Persona@DEMO.puente.test')
    const done = await verify('email', await newestCode(world, 'email'))
    expect(done.body).toMatchObject({ email: persona, emailVerified: true })
    expect(done.body).not.toHaveProperty('noNewRecipientsUntil')
    expect(await emittedEvents(world, 'access.contact-changed')).toHaveLength(received)
  })

  test('the current one once it is verified: refused at its field, and no code is sent', async () => {
    const before = await newestCode(world, 'email')
    expect((await ask('email', ' Persona@DEMO.puente.test')).body.fields).toEqual([
      { at: 'email', fault: 'same-as-now' },
    ])
    expect(await newestCode(world, 'email')).toBe(before)
    await asOwner(world, 'update access.user set email_bounced_at = now() where id = $1', [userId])
    expect((await ask('email', persona)).status, 'after mail to it bounced').toBe(202)
    await asOwner(world, 'update access.user set email_bounced_at = null where id = $1', [userId])
  })

  test('one that another user signs in with: the same response, and no code is sent', async () => {
    const answers = [await ask('email', 'empresa@demo.puente.test'), await ask('email', 'nueva@x.cl')]
    expect(answers.map(({ status }) => status)).toEqual([202, 202])
    await ask('email', 'empresa@demo.puente.test')
    expect(await newestCode(world, 'email')).toBeUndefined()
    expect((await contact()).email).toBe(persona)
  })

  test('a malformed one: refused; a change without step-up: refused', async () => {
    const malformed = ['abc', 'a b@c.cl', '@x.cl', 'a@x']
    const wrongParts = [
      'a@b..cl',
      'a@.b.cl',
      'a@b.cl.',
      'a@-b.cl',
      'a@b-.cl',
      'a..b@c.cl',
      '.a@c.cl',
      'a.@c.cl',
    ]
    for (const typed of [...malformed, ...wrongParts])
      expect((await ask('email', typed)).body.fields, typed).toEqual([{ at: 'email', fault: 'wrong-format' }])
    const unproven = await world.signedIn('persona', { proven: false })
    expect((await unproven.put('/api/contact/email', { email: 'nueva@x.cl' })).body.code).toBe(
      'step-up-required',
    )
    expect((await unproven.put('/api/contact/phone', { phone: '912345678' })).body.code).toBe(
      'step-up-required',
    )
  })

  test('one that another user takes concurrently: refused as taken, and nothing changes', async () => {
    await ask('email', 'disputada@x.cl')
    const code = await newestCode(world, 'email')
    const password = await hashPassword('Otra.Clave.2026')
    const verifying = await world.runtime.work(system, async (work) => {
      await createUser(work, {
        email: 'disputada@x.cl',
        name: 'Más rápida',
        password,
        customerIds: [work.id()],
      })
      const answer = verify('email', code)
      // The other insert is not committed: the verification waits for the unique index.
      const waits = "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'"
      await expect.poll(async () => (await asOwner<{ n: number }>(world, waits))[0]?.n).toBeGreaterThan(0)
      return { answer }
    })
    const { status, body } = await verifying.answer
    expect([status, body.code]).toEqual([410, 'code-expired'])
    expect((await contact()).email).toBe(persona)
  })

  test('a changed one: the user signs in with it from then on', async () => {
    await ask('email', 'Nueva@x.cl')
    const code = await newestCode(world, 'email')
    expect((await contact()).email, 'until the code was typed').toBe(persona)
    expect((await verify('email', code)).body.email).toBe('nueva@x.cl')
    expect((await world.customer().signIn(persona, world.password)).status).toBe(401)
    expect((await world.customer().signIn('nueva@x.cl', world.password)).status).toBe(200)
    expect((await recipient()).body.code).toBe('contact-just-changed')
    const events = await emittedEvents(world, 'access.contact-changed')
    const id = String(events.at(-1)?.facts['formerAddressId'])
    expect(await world.runtime.work(system, (work) => formerAddress(work, id))).toEqual({
      what: 'email',
      address: persona,
    })
    expect(JSON.stringify(events)).not.toContain('puente.test')
  })
})
