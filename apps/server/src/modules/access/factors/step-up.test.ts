import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { asOwner } from '../../../../test/owner.ts'
import { enrolTotp, newestCode, totpAt } from '../../../../test/proofs.ts'
import { minutes } from '../../../../test/test-clock.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { emailBounced, setPhone, userIdOf } from '../index.ts'

const system = { kind: 'system', name: 'test' } as const
let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({
    sandbox: false,
    seedsByHand: 'a phone is proven by a bare row, which no verb settles',
  })
})
afterAll(() => world.close())

const recipient = {
  corridorId: 'mx-mxn',
  kind: 'person',
  name: 'Muestra Prueba',
  relationship: 'friend',
  details: { clabe: '002010077777777771' },
}
const keep = (client: Client, key: string = randomUUID()) =>
  client.post('/api/recipients', recipient, { key })
const stepUp = (client: Client) => client.post<{ methods: string[]; sentTo?: string }>('/api/step-ups', {})
const show = (client: Client, proof: object) =>
  client.post<{ provenUntil: string }>('/api/step-ups/current', proof)

describe('without a second factor', () => {
  test('a password alone: sensitive actions are refused; a code by mail allows them in this session for ten minutes', async () => {
    const client = await world.signedIn('persona', { proven: false })
    const other = await world.signedIn('persona', { proven: false })
    expect((await keep(client)).body).toMatchObject({
      code: 'step-up-required',
      status: 403,
      facts: { methods: 'mail' },
    })
    expect((await stepUp(client)).body).toEqual({ methods: ['mail'], sentTo: 'pe•••@demo.puente.test' })
    const code = await newestCode(world, 'step-up')
    expect((await show(client, { code: '12' })).body).toMatchObject({
      code: 'code-wrong',
      fields: [{ at: 'code', fault: 'wrong' }],
    })
    expect((await keep(client)).body.code, 'a wrong one opens nothing').toBe('step-up-required')
    const shown = await show(client, { code })
    expect(shown.status).toBe(200)
    const leftMs = new Date(shown.body.provenUntil).getTime() - world.clock.realNow().getTime()
    expect(leftMs).toBeGreaterThan(minutes(10) - 5000)
    expect((await keep(client)).status).toBe(201)
    expect((await keep(other)).body.code, 'another session has shown nothing').toBe('step-up-required')
    expect((await show(other, { code })).body.code, 'a code counts once').toBe('code-expired')
    world.clock.advanceReal(minutes(10))
    expect((await keep(client)).body.code).toBe('step-up-required')
  })

  test('a stored response of an idempotency key: not returned to a session without step-up', async () => {
    const proven = await world.signedIn('empresa')
    const key = randomUUID()
    expect((await keep(proven, key)).status).toBe(201)
    const stolen = await world.signedIn('empresa', { proven: false })
    const replay = await keep(stolen, key)
    expect(replay.body.code).toBe('step-up-required')
    expect(JSON.stringify(replay.body)).not.toContain('Muestra')
    expect((await keep(proven, key)).headers.get('idempotent-replayed')).toBe('true')
  })

  test('no proof: a fault at its field; a code of another account: refused', async () => {
    const persona = await world.signedIn('persona', { proven: false })
    const empresa = await world.signedIn('empresa', { proven: false })
    expect((await show(persona, {})).body).toMatchObject({
      code: 'fields-wrong',
      fields: [{ at: 'code', fault: 'missing' }],
    })
    await stepUp(empresa)
    const theirs = await newestCode(world, 'step-up')
    await stepUp(persona)
    const mine = await newestCode(world, 'step-up')
    if (mine !== theirs) expect((await show(persona, { code: theirs })).body.code).toBe('code-wrong')
    expect((await show(persona, { code: mine })).status).toBe(200)
  })

  test('a refused action: recorded in the audit trail', async () => {
    const client = await world.signedIn('persona', { proven: false })
    await keep(client)
    const [line] = await asOwner<{ action: string; outcome: string }>(
      world,
      'select action, outcome from platform.audit order by id desc limit 1',
    )
    expect(line).toEqual({ action: 'createRecipient', outcome: 'refused:step-up-required' })
  })
})

describe('with a second factor', () => {
  test('the factor is accepted, and a code by mail is not', async () => {
    const first = await world.signedIn('oficial')
    const { secret } = await enrolTotp(world, first)
    world.clock.advanceReal(31_000)
    const hash = createHash('sha256')
      .update(first.cookie?.split('=')[1] ?? '')
      .digest()
    await asOwner(world, 'update access.staff_session set proven_at = null where token_hash = $1', [hash])
    expect((await first.put('/api/password', { current: 'x', next: 'y' })).body).toMatchObject({
      code: 'step-up-required',
      facts: { methods: 'totp,recovery-code' },
    })
    const ways = await stepUp(first)
    expect(ways.body).toEqual({ methods: ['totp', 'recovery-code'] })
    expect((await show(first, { code: '123456' })).body.code).toBe('proof-wrong')
    const totp = totpAt(secret, world.clock.realNow())
    expect((await show(first, { totp, recoveryCode: 'AAAAA-AAAAA' })).body.code, 'one at a time').toBe(
      'proof-wrong',
    )
    expect((await show(first, { totp })).status).toBe(200)
    const fault = (await first.put('/api/password', { current: 'x', next: 'y' })).body
    expect(fault).toMatchObject({ code: 'fields-wrong' })
  })
})

describe('bouncing mail, without a second factor', () => {
  const email = 'empresa@demo.puente.test'
  const bounce = () => world.runtime.work(system, (work) => emailBounced(work, email))
  const prove = (phone: string | null) =>
    asOwner(
      world,
      `update access.user set phone_verified_at = case when $1::text is null then null else now() end
       where id = $2`,
      [phone, userId],
    )
  let userId = ''
  beforeAll(async () => {
    await world.runtime.work(system, async (work) => {
      userId = (await userIdOf(work, email)) ?? ''
      await setPhone(work, userId, '+56912345678')
    })
  })

  test('a verified phone: gets the code right after the password, and the e-mail can be changed', async () => {
    await bounce()
    const early = await world.signedIn('empresa', { proven: false })
    expect((await stepUp(early)).body.methods, 'nobody proved the phone').toEqual(['mail'])
    await prove('+56912345678')
    const client = await world.signedIn('empresa', { proven: false })
    expect((await keep(client)).body).toMatchObject({ code: 'step-up-required', facts: { methods: 'sms' } })
    const started = await stepUp(client)
    expect(started.body).toEqual({ methods: ['sms'], sentTo: expect.stringContaining('678') })
    expect((await show(client, { code: await newestCode(world, 'step-up') })).status).toBe(200)
    expect((await keep(client)).body.code, 'nobody new is paid meanwhile').toBe('contact-just-changed')
    const change = { email: 'finanzas.nueva@demo.puente.test' }
    expect((await client.put('/api/contact/email', change)).status).toBeLessThan(300)
  })

  test('a session opened more than 15 minutes ago: gets no code by SMS', async () => {
    const client = await world.signedIn('empresa', { proven: false })
    world.clock.advanceReal(minutes(14))
    expect((await client.get('/api/session')).status).toBe(200)
    world.clock.advanceReal(minutes(2))
    expect((await stepUp(client)).body).toMatchObject({ code: 'sign-in-again' })
  })
})
