import type {
  CustomerSession,
  FactorsWire,
  PasskeyCreation,
  PasskeyRequest,
  SecondFactorAsked,
} from '@puente/contract/customer'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Authenticator, type Slip } from '../../../../test/authenticator.ts'
import type { Client } from '../../../../test/client.ts'
import { asOwner } from '../../../../test/owner.ts'
import { enrolPasskey } from '../../../../test/proofs.ts'
import { hours, minutes } from '../../../../test/test-clock.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'

const persona = 'persona@demo.puente.test'
let world: TestEnvironment
let origin: string
let persona1: Authenticator
let empresa1: Authenticator
let recoveryCodes: readonly string[]
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  origin = world.config.publicUrl
  const enrolled = await enrolPasskey(origin, await world.signedIn('persona'), 'Mi teléfono')
  persona1 = enrolled.authenticator
  recoveryCodes = enrolled.recoveryCodes ?? []
  empresa1 = (await enrolPasskey(origin, await world.signedIn('empresa'))).authenticator
})
afterAll(() => world.close())
beforeEach(() => world.clock.advanceReal(hours(2)))

const challenge = async (client: Client) =>
  (await client.post<PasskeyRequest>('/api/passkey-challenges', {})).body
const enter = (client: Client, passkey: object) =>
  client.ask<CustomerSession>('POST', '/api/session/passkey', { passkey })
const pend = async (client: Client, email = persona) =>
  (await client.signIn<SecondFactorAsked>(email, world.password)).body.secondFactor
const finish = (client: Client, body: object) =>
  client.ask<CustomerSession>('POST', '/api/session/second-factor', body)

describe('signing in with a passkey alone', () => {
  test('a right answer: opens a session that counts as stepped up', async () => {
    const client = world.customer()
    const options = await challenge(client)
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] })
    const opened = await enter(client, persona1.answer(options))
    expect(opened.body.user.email).toBe(persona)
    const open = await client.put('/api/contact/email', { email: 'no mail' })
    expect(open.body.code).toBe('fields-wrong')
  })

  const slips: readonly (readonly [string, Slip])[] = [
    ['for another site', { origin: 'https://puente.evil.example' }],
    ['from somebody who did not show that it is them', { unverified: true }],
    ['that was meant to make a passkey', { type: 'webauthn.create' }],
    ['in another one’s name', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ]
  test.each(slips)('an answer %s: no session', async (_what, slip) => {
    const client = world.customer()
    const answer = await enter(client, persona1.answer(await challenge(client), slip))
    expect([answer.status, answer.body.code, client.cookie]).toEqual([422, 'proof-wrong', undefined])
  })

  test('a challenge: answered once, right or wrong, and within five minutes', async () => {
    const client = world.customer()
    const once = await challenge(client)
    expect((await enter(client, persona1.answer(once))).status).toBe(200)
    expect((await enter(client, persona1.answer(once))).body.code).toBe('proof-wrong')
    const wrong = await challenge(client)
    expect((await enter(client, persona1.answer(wrong, { unverified: true }))).status).toBe(422)
    expect((await enter(client, persona1.answer(wrong))).status, 'a wrong answer used it up').toBe(422)
    const late = await challenge(client)
    world.clock.advanceReal(minutes(5) + 1000)
    expect((await enter(client, persona1.answer(late))).status).toBe(422)
    const own = { ...once, challenge: 'A'.repeat(43) }
    expect((await enter(client, persona1.answer(own))).status, 'nor one we never gave').toBe(422)
  })

  test('a copied answer, a broken signature or an unknown passkey: no session', async () => {
    const client = world.customer()
    const good = persona1.answer(await challenge(client))
    const other = persona1.answer(await challenge(client))
    expect((await enter(client, { ...good, signature: other.signature })).status).toBe(422)
    const otherUser = new Authenticator(origin)
    expect((await enter(client, otherUser.answer(await challenge(client)))).status).toBe(422)
    for (const clientDataJSON of ['e30', 'bm90IGpzb24', 'bnVsbA'])
      expect((await enter(client, { ...good, clientDataJSON })).status, clientDataJSON).toBe(422)
  })

  test('a customer’s passkey at the back office: refused', async () => {
    const staff = world.staff()
    const options = await challenge(staff)
    const answer = persona1.answer(options, { origin: world.config.backofficeUrl })
    expect((await enter(staff, answer)).body.code).toBe('proof-wrong')
  })
})

describe('a passkey as a second factor', () => {
  test('after the password: requested by credential id, and accepted from its owner only', async () => {
    const client = world.customer()
    const asked = await pend(client)
    expect(asked.methods).toEqual(['passkey', 'recovery-code'])
    expect(asked.passkey?.allowCredentials).toHaveLength(1)
    const { pendingId, passkey = await challenge(client) } = asked
    expect((await finish(client, { pendingId, passkey: empresa1.answer(passkey) })).status).toBe(422)
    const theirs = await pend(world.customer(), 'empresa@demo.puente.test')
    const foreign = theirs.passkey ?? passkey
    expect(
      (await finish(client, { pendingId, passkey: persona1.answer(foreign) })).status,
      'a challenge for somebody else',
    ).toBe(422)
    const again = await pend(client)
    const answer = persona1.answer(again.passkey ?? passkey)
    expect((await finish(client, { pendingId: again.pendingId, passkey: answer })).status).toBe(200)
  })

  test('step-up of a session: accepted; recovery codes were issued with the first factor', async () => {
    expect(recoveryCodes).toHaveLength(10)
    const client = world.customer()
    await enter(client, persona1.answer(await challenge(client)))
    world.clock.advanceReal(minutes(10))
    expect((await client.post('/api/passkey-registrations', {})).body).toMatchObject({
      code: 'step-up-required',
      facts: { methods: 'passkey,recovery-code' },
    })
    const ways = await client.post<{ passkey: PasskeyRequest }>('/api/step-ups', {})
    const passkey = persona1.answer(ways.body.passkey)
    expect((await client.post('/api/step-ups/current', { passkey })).status).toBe(200)
    expect((await client.post('/api/passkey-registrations', {})).status).toBe(201)
  })
})

describe('managing passkeys', () => {
  test('the owner names, renames and removes a passkey; others cannot', async () => {
    const client = await signedIn()
    const made = await enrolPasskey(origin, client, ' Llave azul ')
    expect(made.recoveryCodes, 'shown with the first factor only').toBeUndefined()
    const names = async () =>
      (await client.get<FactorsWire>('/api/second-factors')).body.passkeys.map(({ name }) => name)
    expect(await names()).toEqual(['Mi teléfono', 'Llave azul'])
    const path = `/api/passkeys/${made.passkey.id}`
    const otherUser = await signedIn(empresa1)
    expect((await otherUser.put(`${path}/name`, { name: 'x' })).body.code).toBe('not-found')
    expect((await otherUser.delete(path)).body.code).toBe('not-found')
    expect((await client.put(`${path}/name`, { name: 'Llave roja' })).status).toBe(204)
    expect(await names()).toEqual(['Mi teléfono', 'Llave roja'])
    expect((await client.delete(path)).status).toBe(204)
    expect(await names()).toEqual(['Mi teléfono'])
    const gone = world.customer()
    expect((await enter(gone, made.authenticator.answer(await challenge(gone)))).status).toBe(422)
  })

  test('registration: bound to the site, the account and its own challenge', async () => {
    const client = await signedIn()
    const options = async () => (await client.post<PasskeyCreation>('/api/passkey-registrations', {})).body
    const add = async (authenticator: Authenticator, creation: PasskeyCreation, slip: Slip = {}) =>
      (await client.post('/api/passkeys', { name: 'Otra', passkey: authenticator.make(creation, slip) }))
        .status
    const fresh = new Authenticator(origin)
    expect(await add(fresh, await options(), { origin: 'https://evil.example' })).toBe(422)
    expect(await add(fresh, await options(), { unverified: true })).toBe(422)
    const request = await challenge(client)
    expect(await add(fresh, { ...(await options()), challenge: request.challenge })).toBe(422)
    const theirs = await signedIn(empresa1)
    const foreign = (await theirs.post<PasskeyCreation>('/api/passkey-registrations', {})).body
    expect(await add(fresh, foreign), 'a challenge for somebody else').toBe(422)
    const once = await options()
    expect(once.excludeCredentials.length).toBeGreaterThan(0)
    expect(await add(fresh, once)).toBe(201)
    expect(await add(fresh, once)).toBe(422)
    expect(await add(fresh, await options()), 'the same passkey twice').toBe(422)
  })

  test('the name of a passkey: stored encrypted', async () => {
    const rows = await asOwner<{ line: string }>(
      world,
      "select encode(name, 'escape') || public_key as line from access.user_passkey",
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { line } of rows) expect(line).not.toContain('Mi tel')
  })
})

async function signedIn(authenticator = persona1): Promise<Client> {
  const client = world.customer()
  await enter(client, authenticator.answer(await challenge(client)))
  return client
}
