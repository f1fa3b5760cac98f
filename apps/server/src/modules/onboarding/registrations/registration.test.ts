import { fromWireId } from '@puente/contract'
import type { CustomerSession, TermsWire } from '@puente/contract/customer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeFor, register, registrationForm } from '../../../../test/applicant.ts'
import { asOwner } from '../../../../test/owner.ts'
import { hours } from '../../../../test/test-clock.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { onboardingJobs } from '../index.ts'
import { caseParts } from '../../../wiring/rules/case-parts.ts'

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
})
afterAll(() => world.close())

const uuid = (wire: string) => fromWireId('registration', wire) ?? ''
const start = (email: string, change: object = {}) =>
  world.customer().post<{ registrationId: string; sentTo: string }>('/api/registrations', {
    ...registrationForm(email),
    ...change,
  })
const verify = (id: string, code: string | undefined) =>
  world.customer().post<CustomerSession>(`/api/registrations/${id}/verification`, { code })
const count = async (table: string) =>
  Number((await asOwner<{ n: bigint }>(world, `select count(*) as n from ${table}`))[0]?.n)
const known = 'persona@demo.puente.test'

/** A body without the values that differ between requests. */
const plain = (body: object) =>
  JSON.stringify(body)
    .replaceAll(/reg_[0-9a-f]{32}/g, 'reg')
    .replaceAll(/"requestId":"[^"]*"/g, '')

test('a registration: from the form to a session that sees prices', async () => {
  const { client, session, userId } = await register(world, ' Nueva.Persona@Correo.CL ')
  expect(session.user).toMatchObject({ email: 'nueva.persona@correo.cl', name: 'Ana María Prueba Ejemplo' })
  expect(session.actingAs).toMatchObject({ kind: 'person', mayOrder: false, identity: 'missing' })
  expect((await client.get('/api/session')).body).toEqual(session)
  const quote = { corridorId: 'us-usd', side: 'send', amount: '200000' }
  expect((await client.post('/api/quotes', quote)).status).toBe(201)
  const again = await world.customer().signIn('nueva.persona@correo.cl', 'tres sillas azules 9')
  expect(again.status).toBe(200)
  const [user] = await asOwner<object>(
    world,
    `select u.email_verified_at is not null as verified, c.status, c.level, c.rut
     from access.user u join access.membership m on m.user_id = u.id
     join customers.customer c on c.id = m.customer_id where u.id = $1`,
    [userId],
  )
  expect(user).toEqual({ verified: true, status: 'quote-only', level: 'basic', rut: null })
})

test('an account that only sees prices: orders are refused because of its pending item', async () => {
  const { client } = await register(world, 'solo-precios@correo.cl')
  const { body: quote } = await client.post<{ id: string }>('/api/quotes', {
    corridorId: 'us-usd',
    side: 'send',
    amount: '200000',
  })
  const answer = await client.post('/api/transfers', {
    quoteId: quote.id,
    recipientId: `rcp_${'0'.repeat(32)}`,
    purpose: 'family-support',
    fundsSource: 'salary',
    relationship: 'family',
  })
  expect([answer.status, answer.body.code]).toEqual([409, 'blocked-by-pending-item'])
  expect(answer.body.facts).toMatchObject({ kind: 'person-info', path: '/notifications/user-pending-info' })
  const audited = await asOwner(
    world,
    "select from platform.audit where outcome = 'refused:blocked-by-pending-item'",
  )
  expect(audited).toHaveLength(1)
})

test('consents: stored for the user with version, hash of the text, time and encrypted network address', async () => {
  const { userId } = await register(world, 'con-consentimiento@correo.cl')
  const rows = await asOwner<{
    id: string
    kind: string
    version: number
    hash: string
    at: Date
    ip: Buffer
  }>(
    world,
    `select id, kind, version, encode(text_hash, 'hex') as hash, at, ip from terms.acceptance
     where user_id = $1 order by kind`,
    [userId],
  )
  expect(rows.map(({ kind, version }) => `${kind} ${version}`)).toEqual([
    'privacy-notice 1',
    'terms-of-use 1',
  ])
  for (const { id, kind, hash, at, ip } of rows) {
    const { body } = await world.customer().get<TermsWire>(`/api/terms/${kind}`)
    expect(hash).toBe(body.hash)
    expect(Math.abs(at.getTime() - world.clock.now().getTime())).toBeLessThan(20_000)
    const address = world.runtime.vault.decrypt('terms.acceptance.ip', ip, id)
    expect(address).toMatch(/^10\.\d+\.\d+\.9$/)
    expect(ip.toString('latin1')).not.toContain(address)
  }
})

describe('each fault at its field', () => {
  test.each<[string, object, { at: string; fault: string }[]]>([
    ['a name of digits', { givenNames: '123' }, [{ at: 'givenNames', fault: 'not-a-name' }]],
    ['no e-mail', { email: 'nadie' }, [{ at: 'email', fault: 'wrong-format' }]],
    ['a short password', { password: 'corta' }, [{ at: 'password', fault: 'too-short' }]],
    ['the e-mail in it', { password: 'alguien-nuevo-2026' }, [{ at: 'password', fault: 'contains-email' }]],
    [
      'another version',
      { accepts: { termsOfUse: 2, privacyNotice: 0 } },
      [
        { at: 'accepts.termsOfUse', fault: 'not-in-force' },
        { at: 'accepts.privacyNotice', fault: 'not-in-force' },
      ],
    ],
    [
      'several at once',
      { surnames: '<b>', password: '1' },
      [
        { at: 'surnames', fault: 'not-a-name' },
        { at: 'password', fault: 'too-short' },
      ],
    ],
  ])('%s', async (_what, change, fields) => {
    const before = await count('onboarding.registration')
    const answer = await start('alguien-nuevo@correo.cl', change)
    expect([answer.status, answer.body.code, answer.body.fields]).toEqual([422, 'fields-wrong', fields])
    expect(await count('onboarding.registration')).toBe(before)
  })
})

describe('a known e-mail', () => {
  test('every response: the same as for an unknown e-mail', async () => {
    const received: string[][] = []
    for (const email of [known, 'persona@otra.puente.test']) {
      const bodies: string[] = []
      const started = await start(email)
      bodies.push(`${started.status} ${plain(started.body).replace('otra', 'demo')}`)
      const id = started.body.registrationId
      for (let nth = 0; nth < 6; nth += 1) {
        const tried = await verify(id, `00000${nth}x`)
        bodies.push(`${tried.status} ${plain(tried.body)}`)
      }
      for (let nth = 0; nth < 6; nth += 1) {
        const resent = await world.customer().post(`/api/registrations/${id}/codes`)
        bodies.push(`${resent.status} ${plain(resent.body).replace('otra', 'demo')}`)
      }
      received.push(bodies)
    }
    expect(received[0]).toEqual(received[1])
    expect(received[0]?.join(' ')).toMatch(/"triesLeft":4.*code-expired.*"sentTo".*too-many-codes/)
  })

  test('no code is sent, its owner is notified, and the account is unchanged', async () => {
    world.clock.advanceReal(hours(2))
    const [user] = await asOwner<{ id: string; line: string }>(
      world,
      `select u.id, u::text as line from access.user u join access.code c on true
       where u.email_index = $1 limit 1`,
      [world.runtime.vault.index('access.user.email', known)],
    )
    await asOwner(world, 'delete from platform.outbox')
    const { body } = await start(known)
    expect(await codeFor(world, uuid(body.registrationId))).toBeUndefined()
    // A silent code has an event too, but nothing is sent for it.
    const received = "select name, subject, facts from platform.outbox where name <> 'access.code-issued'"
    expect(await asOwner(world, received)).toEqual([
      { name: 'access.email-known', subject: user?.id, facts: {} },
    ])
    expect(
      (
        await asOwner<{ line: string }>(world, 'select u::text as line from access.user u where id = $1', [
          user?.id,
        ])
      )[0]?.line,
    ).toBe(user?.line)
  })
})

describe('the code', () => {
  test('used concurrently: accepted once', async () => {
    const before = [
      await count('access.user'),
      await count('customers.customer'),
      await count('access.session'),
    ]
    const { body } = await start('dos-ventanas@correo.cl')
    const code = await codeFor(world, uuid(body.registrationId))
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(body.registrationId, code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 410, 410, 410, 410])
    expect([
      await count('access.user'),
      await count('customers.customer'),
      await count('access.session'),
    ]).toEqual(before.map((rows) => rows + 1))
  })

  test('of a second registration of the same e-mail: refused after the first was completed', async () => {
    const [one, other] = [await start('dos-veces@correo.cl'), await start('dos-veces@correo.cl')]
    const codes = await Promise.all([one, other].map(({ body }) => codeFor(world, uuid(body.registrationId))))
    expect((await verify(one.body.registrationId, codes[0])).status).toBe(201)
    const before = await count('customers.customer')
    const second = await verify(other.body.registrationId, codes[1])
    expect([second.status, second.body.code]).toEqual([410, 'code-expired'])
    expect(await count('customers.customer')).toBe(before)
  })

  test('only the newest one is accepted', async () => {
    const { body } = await start('otro-codigo@correo.cl')
    const first = await codeFor(world, uuid(body.registrationId))
    expect((await world.customer().post(`/api/registrations/${body.registrationId}/codes`)).status).toBe(202)
    const second = await codeFor(world, uuid(body.registrationId))
    if (first !== second) expect((await verify(body.registrationId, first)).body.code).toBe('code-wrong')
    expect((await verify(body.registrationId, second)).status).toBe(201)
  })
})

test('many registrations for one mailbox: refused, whether an account exists or not', async () => {
  world.clock.advanceReal(hours(2))
  for (const email of ['empresa@demo.puente.test', 'insistente@correo.cl']) {
    const statuses: number[] = []
    for (let nth = 0; nth < 12; nth += 1) {
      const answer = await start(email)
      statuses.push(answer.status)
      if (answer.status === 429) expect(answer.body.code).toBe('too-many-codes')
    }
    expect(statuses).toEqual([...Array<number>(6).fill(202), ...Array<number>(6).fill(429)])
  }
})

test('a registration: ends after a day, and is deleted with its consents', async () => {
  const { body } = await start('demasiado-tarde@correo.cl')
  const sweep = onboardingJobs(world.ports, caseParts).find(({ name }) => name === 'onboarding.sweep')
  world.clock.advanceReal(hours(24) + 1000)
  for (const path of ['codes', 'verification']) {
    const answer = await world
      .customer()
      .post(
        `/api/registrations/${body.registrationId}/${path}`,
        path === 'codes' ? undefined : { code: '000000' },
      )
    expect([answer.status, answer.body.code]).toEqual([410, 'registration-expired'])
  }
  const users = await asOwner(world, 'select from terms.acceptance where user_id is not null')
  expect(await sweep?.round(world.runtime)).toBeGreaterThan(0)
  expect(await count('onboarding.registration')).toBe(0)
  expect(await count('terms.acceptance')).toBe(users.length)
})
