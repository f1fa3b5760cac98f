import type { CustomerSession, FactorsWire, SecondFactorAsked } from '@puente/contract/customer'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Client } from '../../../../test/client.ts'
import { asOwner } from '../../../../test/owner.ts'
import { enrolTotp, emittedEvents, totpAt } from '../../../../test/proofs.ts'
import { hours, minutes } from '../../../../test/test-clock.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { accessJobs } from '../index.ts'

const persona = 'persona@demo.puente.test'
let world: TestEnvironment
let secret: string
let recoveryCodes: string[]
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  const enrolled = await enrolTotp(world, await world.signedIn('persona'))
  secret = enrolled.secret
  recoveryCodes = enrolled.recoveryCodes
})
afterAll(() => world.close())
// Each test starts in a new TOTP step, because a step is accepted once.
beforeEach(() => world.clock.advanceReal(hours(2)))

const totp = () => totpAt(secret, world.clock.realNow())
const pend = async (client: Client) =>
  (await client.signIn<SecondFactorAsked>(persona, world.password)).body.secondFactor
const finish = (client: Client, body: object) =>
  client.ask<CustomerSession>('POST', '/api/session/second-factor', body)
const code = (at: number) => recoveryCodes[at] ?? ''

describe('signing in with a second factor', () => {
  test('the right password: no session; the response names the methods that can follow', async () => {
    const client = world.customer()
    const answer = await client.signIn<SecondFactorAsked>(persona, world.password)
    expect([answer.status, client.cookie]).toEqual([200, undefined])
    expect(answer.body).toEqual({
      secondFactor: {
        pendingId: expect.stringMatching(/^[\w-]{43}$/),
        methods: ['totp', 'recovery-code'],
        expiresAt: expect.any(String),
      },
    })
    const opened = await finish(client, { pendingId: answer.body.secondFactor.pendingId, totp: totp() })
    expect(opened.body.user.email).toBe(persona)
    expect((await client.get('/api/session')).body).toEqual(opened.body)
    const stepUpOpen = await client.put('/api/contact/email', { email: 'no mail' })
    expect(stepUpOpen.body.code, 'the factor was shown just now').toBe('fields-wrong')
  })

  test('a wrong password: the response does not mention a factor; a wrong factor: no session', async () => {
    const client = world.customer()
    expect((await client.signIn(persona, 'wrong')).body.code).toBe('credentials-unknown')
    const { pendingId } = await pend(client)
    for (const proof of [{ totp: '000000' }, { recoveryCode: 'AAAAA-AAAAA' }, {}, { totp: '' }])
      expect((await finish(client, { pendingId, ...proof })).status).toBe(422)
    expect(client.cookie).toBeUndefined()
    expect((await finish(client, { pendingId, totp: totp() })).status, 'and the right one still does').toBe(
      200,
    )
  })

  test('one TOTP code used twice, also concurrently: accepted once', async () => {
    const now = totp()
    const clients = [world.customer(), world.customer()]
    const pending = await Promise.all(clients.map(pend))
    const answers = await Promise.all(
      clients.map((client, at) => finish(client, { pendingId: pending[at]?.pendingId, totp: now })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    const third = world.customer()
    expect((await finish(third, { pendingId: (await pend(third)).pendingId, totp: now })).body.code).toBe(
      'proof-wrong',
    )
  })

  test('a pending sign-in: ends after five minutes, or when used', async () => {
    const client = world.customer()
    const { pendingId } = await pend(client)
    world.clock.advanceReal(minutes(5) + 1000)
    expect((await finish(client, { pendingId, totp: totp() })).body.code).toBe('sign-in-expired')
    const used = await pend(client)
    expect((await finish(client, { pendingId: used.pendingId, totp: totp() })).status).toBe(200)
    world.clock.advanceReal(31_000)
    expect((await finish(client, { pendingId: used.pendingId, totp: totp() })).body.code).toBe(
      'sign-in-expired',
    )
    expect((await finish(client, { pendingId: 'A'.repeat(43), totp: totp() })).body.code).toBe(
      'sign-in-expired',
    )
  })

  test('wrong factors: limited like passwords; a right password does not reset the count', async () => {
    const client = world.customer()
    const statuses: number[] = []
    for (let count = 0; count < 11; count += 1) {
      const { pendingId } = await pend(client)
      statuses.push((await finish(client, { pendingId, totp: '000000' })).status)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429])
    const { pendingId } = await pend(client)
    const blocked = await finish(client, { pendingId, totp: totp() })
    expect([blocked.status, blocked.headers.get('retry-after')]).toEqual([429, expect.any(String)])
  })

  test('a pending sign-in: stored as a hash, and deleted after it expired', async () => {
    const { pendingId } = await pend(world.customer())
    const rows = await asOwner<{ line: string }>(
      world,
      'select p::text as line from access.user_pending_sign_in p',
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { line } of rows) expect(line).not.toContain(pendingId)
    world.clock.advanceReal(minutes(5) + 1000)
    for (const job of accessJobs) await job.round(world.runtime)
    expect(await asOwner(world, 'select from access.user_pending_sign_in')).toHaveLength(0)
  })
})

describe('recovery codes', () => {
  test('ten, stored as hashes; each is accepted once, in any spelling', async () => {
    expect(recoveryCodes).toHaveLength(10)
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const one of recoveryCodes) expect(one).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/)
    const received = (await emittedEvents(world, 'access.factor-changed')).length
    const client = world.customer()
    const typed = ` ${code(0).toLowerCase().replace('-', ' ')}`
    expect((await finish(client, { ...(await waiting(client)), recoveryCode: typed })).status).toBe(200)
    const left = await client.get<FactorsWire>('/api/second-factors')
    expect(left.body).toMatchObject({ recoveryCodesLeft: 9, passkeys: [] })
    expect(
      (await emittedEvents(world, 'access.factor-changed')).slice(received).map(({ facts }) => facts),
    ).toEqual([{ factor: 'recovery-code', change: 'used' }])
    const again = await finish(client, { ...(await waiting(client)), recoveryCode: code(0) })
    expect(again.body.fields).toEqual([{ at: 'recoveryCode', fault: 'wrong' }])
    const rows = await asOwner<{ line: string }>(
      world,
      'select c::text as line from access.user_recovery_code c',
    )
    for (const { line } of rows) for (const one of recoveryCodes) expect(line).not.toContain(one)
  })

  test('renewed: ten new codes replace the former ones', async () => {
    const client = world.customer()
    await finish(client, { ...(await waiting(client)), totp: totp() })
    const renewed = await client.post<{ recoveryCodes: string[] }>('/api/second-factors/recovery-codes', {})
    expect(renewed.body.recoveryCodes).toHaveLength(10)
    expect((await finish(client, { ...(await waiting(client)), recoveryCode: code(1) })).status).toBe(422)
    recoveryCodes = renewed.body.recoveryCodes
    expect((await finish(client, { ...(await waiting(client)), recoveryCode: code(1) })).status).toBe(200)
  })
})

const waiting = async (client: Client) => ({ pendingId: (await pend(client)).pendingId })

describe('a remembered browser', () => {
  test('skips the second factor for 30 days, for this user and in this browser only', async () => {
    const client = world.customer()
    await client.signIn('empresa@demo.puente.test', world.password)
    const shared = client.device
    const asked = await finish(client, { ...(await waiting(client)), totp: totp(), remember: true })
    expect(asked.status).toBe(200)
    expect(client.device, 'under a token nobody knew before').not.toBe(shared)
    expect((await client.signIn<CustomerSession>(persona, world.password)).body.user.email).toBe(persona)
    const injected = world.customer()
    injected.device = shared
    expect(await pend(injected), 'the token from before is worth nothing').toBeDefined()
    const unproven = await client.post('/api/second-factors/totp', {})
    expect(unproven.body.code, 'a password is not more than a password here, too').toBe('step-up-required')
    world.clock.advanceReal(hours(24 * 30) + 1000)
    expect(await pend(client)).toBeDefined()
  })

  test('is asked again once a factor changed', async () => {
    const client = world.customer()
    await finish(client, { ...(await waiting(client)), totp: totp(), remember: true })
    world.clock.advanceReal(31_000)
    await enrolTotp(world, client).then((enrolled) => {
      secret = enrolled.secret
    })
    expect(await pend(client)).toBeDefined()
  })
})

describe('a TOTP authenticator', () => {
  test('in force once confirmed; stored encrypted; the former one stays in force until then', async () => {
    const client = world.customer()
    await finish(client, { ...(await waiting(client)), totp: totp() })
    const begun = await client.post<{ secret: string; uri: string }>('/api/second-factors/totp', {})
    expect(begun.body.uri).toContain('otpauth://totp/Puente:persona%40demo.puente.test?')
    const wrong = await client.put('/api/second-factors/totp', { code: '000000' })
    expect(wrong.body).toMatchObject({ code: 'proof-wrong', fields: [{ at: 'code', fault: 'wrong' }] })
    world.clock.advanceReal(31_000)
    const stillOld = world.customer()
    expect((await finish(stillOld, { ...(await waiting(stillOld)), totp: totp() })).status).toBe(200)
    const rows = await asOwner<{ line: string }>(
      world,
      "select encode(secret, 'escape') as line from access.user_totp",
    )
    for (const { line } of rows) expect(line).not.toContain(begun.body.secret)
  })

  test('removed: its recovery codes are deleted too, and a password suffices', async () => {
    const client = world.customer()
    await finish(client, { ...(await waiting(client)), totp: totp() })
    expect((await client.delete('/api/second-factors/totp')).status).toBe(204)
    expect((await client.get('/api/second-factors')).body).toEqual({ passkeys: [], recoveryCodesLeft: 0 })
    expect((await client.delete('/api/second-factors/totp')).body.code).toBe('not-found')
    expect((await client.post('/api/second-factors/recovery-codes', {})).body.code).toBe('not-found')
    expect((await world.customer().signIn<CustomerSession>(persona, world.password)).body.user).toBeDefined()
  })
})
