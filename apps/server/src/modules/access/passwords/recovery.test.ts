import type { CustomerSession, SecondFactorAsked } from '@puente/contract/customer'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { asOwner } from '../../../../test/owner.ts'
import { enrolTotp, newestCode, emittedEvents, totpAt } from '../../../../test/proofs.ts'
import { hours, minutes } from '../../../../test/test-clock.ts'
import type { TestEnvironment } from '../../../../test/world.ts'

const hashed = { count: 0 }
// Counts the calls of the hashing library: the number of hashes determines the response time.
const counted =
  <Args extends unknown[], Answer>(call: (...args: Args) => Answer) =>
  (...args: Args) => {
    hashed.count += 1
    return call(...args)
  }

const persona = 'persona@demo.puente.test'
const nobody = 'nadie@demo.puente.test'
const fresh = 'nube verde sobre Ñuble'
let world: TestEnvironment
beforeAll(async () => {
  // Imported anew, because test files of one process share their modules.
  vi.resetModules()
  vi.doMock('@node-rs/argon2', async (original) => {
    const library = await original<typeof import('@node-rs/argon2')>()
    return { ...library, hash: counted(library.hash), verify: counted(library.verify) }
  })
  const { createEnvironment } = await import('../../../../test/world.ts')
  world = await createEnvironment({ sandbox: false })
})
afterAll(async () => {
  vi.doUnmock('@node-rs/argon2')
  vi.resetModules()
  await world.close()
})
beforeEach(() => world.clock.advanceReal(hours(2)))

interface Started {
  recoveryId: string
  expiresAt: string
}
const start = (client: Client, email: string) => client.post<Started>('/api/recoveries', { email })
const finish = (client: Client, id: string, body: object) =>
  client.post(`/api/recoveries/${id}/password`, body)
const recover = async (client: Client, email: string, body: object) => {
  const { recoveryId } = (await start(client, email)).body
  return finish(client, recoveryId, { code: await newestCode(world, 'recovery'), password: fresh, ...body })
}

/** The SQL statements that the server sends meanwhile, and the number of password hashes. */
async function costOf(asked: () => Promise<unknown>) {
  const statements: string[] = []
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [first] = args as [string | { text?: string }]
    statements.push(typeof first === 'string' ? first : (first.text ?? ''))
    return original.apply(this, args as never) as never
  })
  const before = hashed.count
  await asked()
  spy.mockRestore()
  return { statements, hashes: hashed.count - before }
}
const original = pg.Client.prototype.query as unknown as (...args: unknown[]) => unknown

describe('responses do not show which accounts exist', () => {
  test('requesting a code: the same response and the same statements for every e-mail', async () => {
    const answers = [await start(world.customer(), persona), await start(world.customer(), nobody)]
    for (const { status, body } of answers) {
      expect(status).toBe(202)
      expect(body).toEqual({
        recoveryId: expect.stringMatching(/^rec_[0-9a-f]{32}$/),
        expiresAt: expect.any(String),
      })
    }
    const known = await costOf(() => start(world.customer(), persona))
    expect(known.statements.length).toBeGreaterThan(5)
    expect(await costOf(() => start(world.customer(), nobody))).toEqual(known)
  })

  test('limits and wrong codes: the same for known and unknown e-mails', async () => {
    const tried = async (email: string) => {
      const client = world.customer()
      const received: unknown[] = []
      let id = ''
      for (let count = 0; count < 8; count += 1) {
        const { status, body } = await start(client, email)
        received.push(status)
        if (status === 202) id = body.recoveryId
      }
      for (let count = 0; count < 12; count += 1) {
        const { status, body } = await finish(client, id, { code: `xxxxx${count}`, password: fresh })
        received.push([status, body.code, body.facts])
      }
      return received
    }
    const known = await tried('empresa@demo.puente.test')
    expect(known.slice(0, 8)).toEqual([202, 202, 202, 202, 202, 202, 429, 429])
    expect(known.slice(8, 14).at(0)).toEqual([422, 'code-wrong', { triesLeft: 4 }])
    expect(known.at(-1), 'after five wrong ones').toEqual([410, 'code-expired', {}])
    expect(await tried('otro-nadie@demo.puente.test')).toEqual(known)
  })

  test('signing in: an unknown e-mail runs the same statements and hashes', async () => {
    await world.customer().signIn(persona, 'the first one also makes what unknown ones are hashed against')
    const known = await costOf(() => world.customer().signIn(persona, 'not the password'))
    const unknown = await costOf(() => world.customer().signIn(nobody, 'not the password'))
    expect(known.hashes).toBe(1)
    expect(unknown).toEqual(known)
  })

  test('an e-mail without an account: no message is sent', async () => {
    await start(world.customer(), nobody)
    expect(await newestCode(world, 'recovery')).toBeUndefined()
  })
})

describe('a forgotten password', () => {
  test('the right code: sets the password and ends the sessions of the old one', async () => {
    const elsewhere = await world.signedIn('empresa')
    const received = (await emittedEvents(world, 'access.password-changed')).length
    const client = world.customer()
    expect((await recover(client, ' Empresa@DEMO.puente.test ', {})).status).toBe(204)
    expect((await elsewhere.get('/api/session')).status).toBe(401)
    expect((await client.signIn('empresa@demo.puente.test', world.password)).status).toBe(401)
    expect((await client.signIn('empresa@demo.puente.test', fresh)).status).toBe(200)
    const events = (await emittedEvents(world, 'access.password-changed')).slice(received)
    expect(events).toEqual([{ subject: expect.any(String), facts: {} }])
    const contact = (await client.get<{ emailVerified: boolean }>('/api/contact')).body
    expect(contact.emailVerified, 'the code proved the e-mail').toBe(true)
  })

  test('a wrong, used or expired code: changes nothing', async () => {
    const client = world.customer()
    const { recoveryId } = (await start(client, persona)).body
    const code = await newestCode(world, 'recovery')
    const wrong = await finish(client, recoveryId, { code: '12', password: fresh })
    expect(wrong.body).toMatchObject({ code: 'code-wrong', facts: { triesLeft: 4 } })
    world.clock.advanceReal(minutes(10) + 1000)
    expect((await finish(client, recoveryId, { code, password: fresh })).body.code).toBe('code-expired')
    expect((await finish(client, `rec_${'0'.repeat(32)}`, { code, password: fresh })).body.code).toBe(
      'code-expired',
    )
    expect((await client.signIn(persona, world.password)).status).toBe(200)
  })

  test.each([
    ['short', 'too-short'],
    ['Password12345', 'too-common'],
    ['mi persona favorita', 'contains-email'],
  ])('"%s": refused at its field, and the code stays valid', async (password, fault) => {
    const client = world.customer()
    const { recoveryId } = (await start(client, persona)).body
    const code = await newestCode(world, 'recovery')
    const refused = await finish(client, recoveryId, { code, password })
    expect(refused.body).toMatchObject({ code: 'fields-wrong', fields: [{ at: 'password', fault }] })
    expect((await finish(client, recoveryId, { code, password: fresh })).status).toBe(204)
    await asOwner(
      world,
      'update access.user set password_hash = (select password_hash from access.staff limit 1)',
    )
  })

  test('an account with a second factor: the factor is needed too, and a remembered browser is asked again', async () => {
    const enrolled = await enrolTotp(world, await world.signedIn('persona'))
    world.clock.advanceReal(31_000)
    const totp = () => totpAt(enrolled.secret, world.clock.realNow())
    const client = world.customer()
    const waits = (await client.signIn<SecondFactorAsked>(persona, world.password)).body.secondFactor
    const body = { pendingId: waits.pendingId, totp: totp(), remember: true }
    expect((await client.post('/api/session/second-factor', body)).status).toBe(200)
    const pending = (await world.customer().signIn<SecondFactorAsked>(persona, world.password)).body
    expect((await recover(client, persona, {})).body).toMatchObject({
      code: 'second-factor-asked',
      facts: { methods: 'totp,recovery-code' },
    })
    expect((await recover(client, persona, { totp: '000000' })).body.code).toBe('proof-wrong')
    const [recoveryCode = ''] = enrolled.recoveryCodes
    expect((await recover(client, persona, { recoveryCode })).status).toBe(204)
    const again = await client.signIn<SecondFactorAsked & CustomerSession>(persona, fresh)
    expect(again.body.secondFactor, 'the browser is remembered no more').toBeDefined()
    world.clock.advanceReal(31_000)
    const late = { pendingId: pending.secondFactor.pendingId, totp: totp() }
    expect((await client.post('/api/session/second-factor', late)).body.code).toBe('sign-in-expired')
  })

  test('staff: recover a password at the staff listener in the same way', async () => {
    expect((await recover(world.customer(), 'analista@demo.puente.test', {})).body.code).not.toBeUndefined()
    const client = world.staff()
    expect((await recover(client, 'analista@demo.puente.test', {})).status).toBe(204)
    expect((await client.signIn('analista@demo.puente.test', fresh)).status).toBe(200)
  })
})

describe('a password change', () => {
  const change = (client: Client, current: string, next = 'caballo-grapa-pila') =>
    client.put('/api/password', { current, next })

  test('needs a step-up, the current password and an accepted new one', async () => {
    const unproven = await world.signedIn('soporte', { proven: false })
    expect((await change(unproven, world.password)).body.code).toBe('step-up-required')
    const client = await world.signedIn('soporte')
    expect((await change(client, 'wrong')).body).toMatchObject({
      code: 'fields-wrong',
      fields: [{ at: 'current', fault: 'wrong' }],
    })
    expect((await change(client, world.password, 'soporte-soporte')).body.fields).toEqual([
      { at: 'next', fault: 'contains-email' },
    ])
    expect((await change(client, world.password)).status).toBe(204)
    expect((await client.get('/api/session')).status, 'this session goes on').toBe(200)
    expect((await unproven.get('/api/session')).status, 'the others are over').toBe(401)
    expect((await world.staff().signIn('soporte@demo.puente.test', 'caballo-grapa-pila')).status).toBe(200)
  })

  test('wrong current passwords: limited like sign-in attempts', async () => {
    const client = await world.signedIn('tesoreria')
    const statuses: number[] = []
    for (let count = 0; count < 11; count += 1) statuses.push((await change(client, 'wrong')).status)
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429])
  })
})
