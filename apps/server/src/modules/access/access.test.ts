import { createHash } from 'node:crypto'
import type { CustomerSession } from '@puente/contract/customer'
import type { StaffSession } from '@puente/contract/staff'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../../../test/client.ts'
import { asOwner } from '../../../test/owner.ts'
import { hours, minutes } from '../../../test/test-clock.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { createCustomer, customerIdOf } from '../customers/index.ts'
import { parseRut, type Rut } from '@puente/contract/corridors'
import { createUser, hashPassword, hasDemoMark } from './index.ts'

const persona = 'persona@demo.puente.test'
const system = { kind: 'system', name: 'test' } as const
const rut = (text: string): Rut => {
  const read = parseRut(text)
  if ('fault' in read) throw new Error(`${text}: ${read.fault}`)
  return read.normalised
}

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
})
afterAll(() => world.close())

const tokenOf = (client: Client) => client.cookie?.split('=')[1] ?? ''

describe('signing in and out', () => {
  test('a customer signs in: the cookie identifies them, and they act for themselves', async () => {
    const client = world.customer()
    const answer = await client.signIn<CustomerSession>('  Persona@DEMO.puente.test ', world.password)
    expect(answer.status).toBe(200)
    expect(answer.body.user).toMatchObject({ email: persona, name: 'Persona Demo' })
    expect(answer.body.actingAs).toMatchObject({
      kind: 'person',
      level: 'enhanced',
      name: 'Persona Demo',
      mayOrder: true,
    })
    expect(answer.body.customers).toEqual([answer.body.actingAs])
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^puente_session=[A-Za-z0-9_-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^puente_device=[A-Za-z0-9_-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ])
    expect((await client.get('/api/session')).body).toEqual(answer.body)
  })

  test('staff sign in at the staff listener: each has their role', async () => {
    const roles = {
      soporte: 'support',
      analista: 'analyst',
      oficial: 'officer',
      tesoreria: 'treasury',
      admin: 'admin',
    }
    for (const [name, role] of Object.entries(roles)) {
      const client = await world.signedIn(name as 'soporte')
      const { body } = await client.get<StaffSession>('/api/session')
      expect(body.staff).toMatchObject({ email: `${name}@demo.puente.test`, role })
    }
  })

  test('signing out: ends the session for every copy of its cookie; a second time has no effect', async () => {
    const client = await world.signedIn('persona')
    const copy = client.copy()
    expect((await client.delete('/api/session')).status).toBe(204)
    expect(client.cookie).toBeUndefined()
    expect((await copy.get('/api/session')).body).toMatchObject({ code: 'signed-out', status: 401 })
    expect((await copy.delete('/api/session')).status).toBe(204)
  })

  test('a session token of one listener at the other: 401, under either cookie name', async () => {
    const token = tokenOf(await world.signedIn('persona'))
    for (const name of ['puente_session', 'puente_staff_session']) {
      const answer = await new Client(world.listeners.staff, `${name}=${token}`).get('/api/session')
      expect(answer.status).toBe(401)
    }
    const staffToken = tokenOf(await world.signedIn('admin'))
    const answer = await new Client(world.listeners.customer, `puente_session=${staffToken}`).get(
      '/api/session',
    )
    expect(answer.status).toBe(401)
  })

  test('credentials of a customer at the staff listener, or of staff at the customer listener: unknown', async () => {
    expect((await world.staff().signIn(persona, world.password)).body.code).toBe('credentials-unknown')
    expect((await world.customer().signIn('admin@demo.puente.test', world.password)).body.code).toBe(
      'credentials-unknown',
    )
  })
})

describe('a session', () => {
  test('sign-in: issues a new token and ends the session that came with the request', async () => {
    const injected = 'A'.repeat(43)
    const victim = new Client(world.listeners.customer, `puente_session=${injected}`)
    await victim.signIn(persona, world.password)
    expect(tokenOf(victim)).not.toBe(injected)
    expect((await new Client(victim.url, `puente_session=${injected}`).get('/api/session')).status).toBe(401)
    const former = victim.copy()
    await victim.signIn(persona, world.password)
    expect((await former.get('/api/session')).status).toBe(401)
    expect((await victim.get('/api/session')).status).toBe(200)
  })

  test('storage: the token as a hash only; e-mail, name and password in no readable form', async () => {
    const token = tokenOf(await world.signedIn('persona'))
    const rows = await asOwner<{ token_hash: Buffer; row: string }>(
      world,
      'select token_hash, session::text as row from access.session session',
    )
    const hash = createHash('sha256').update(token).digest()
    expect(rows.some((row) => row.token_hash.equals(hash))).toBe(true)
    expect(rows.some((row) => row.row.includes(token))).toBe(false)
    const users = await asOwner<{ row: string; email: Buffer; password_hash: string }>(
      world,
      'select email, password_hash, u::text as row from access.user u',
    )
    for (const user of users) {
      expect(user.email.toString('latin1')).not.toContain('puente.test')
      expect(user.row).not.toContain(world.password)
      expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    }
  })

  test.each([
    ['persona', 15],
    ['analista', 10],
  ] as const)('%s: ends after %i idle minutes of real time, and not before', async (name, idle) => {
    const client = await world.signedIn(name)
    world.clock.advanceReal(minutes(idle) - 2000)
    expect((await client.get('/api/session')).status).toBe(200)
    world.clock.advanceReal(minutes(idle) - 2000)
    expect((await client.get('/api/session')).status, 'being used keeps it').toBe(200)
    world.clock.advanceReal(minutes(idle) + 1000)
    expect((await client.get('/api/session')).status).toBe(401)
  })

  test('in constant use: ends 12 hours after signing in', async () => {
    const client = await world.signedIn('persona')
    const began = world.clock.realNow().getTime()
    while (world.clock.realNow().getTime() - began < hours(12) - minutes(11)) {
      world.clock.advanceReal(minutes(10))
      expect((await client.get('/api/session')).status).toBe(200)
    }
    world.clock.advanceReal(minutes(11))
    expect((await client.get('/api/session')).status).toBe(401)
  })

  test('the business clock moves: the session is not affected', async () => {
    const client = await world.signedIn('persona')
    world.clock.advance(hours(48))
    expect((await client.get('/api/session')).status).toBe(200)
    world.clock.advance(-hours(48))
  })

  test('use: recorded at most once a minute', async () => {
    const client = await world.signedIn('empresa')
    const seen = async () => {
      const hash = createHash('sha256').update(tokenOf(client)).digest()
      const [row] = await asOwner<{ seen_at: Date }>(
        world,
        'select seen_at from access.session where token_hash = $1',
        [hash],
      )
      return row?.seen_at.getTime() ?? 0
    }
    const first = await seen()
    world.clock.advanceReal(30_000)
    await client.get('/api/session')
    expect(await seen()).toBe(first)
    world.clock.advanceReal(31_000)
    await client.get('/api/session')
    expect(await seen()).toBeGreaterThan(first)
  })

  test('a malformed token in the cookie: 401', async () => {
    for (const token of ['', 'x', '%00', "' or 1=1 --", 'A'.repeat(43), 'é'.repeat(20), 'B'.repeat(3000)]) {
      const client = new Client(world.listeners.customer, `puente_session=${encodeURIComponent(token)}`)
      expect((await client.get('/api/session')).status, token).toBe(401)
    }
  })
})

describe('acting for several customers', () => {
  test('a member: chooses among their own customers, loses a removed one, and reaches no other', async () => {
    const password = await hashPassword('Otra.Clave.2026')
    const ids = await world.runtime.work(system, async (work) => {
      const own = await createCustomer(work, {
        kind: 'person',
        name: 'Varias Prueba',
        rut: rut('15.000.005-K'),
        status: 'quote-only',
        level: 'basic',
        country: 'CL',
      })
      const company = await customerIdOf(work, rut('76.555.444-6'))
      if (own === undefined || company === undefined) throw new Error('not made')
      await createUser(work, {
        email: 'varias@demo.puente.test',
        password,
        name: 'Varias Prueba',
        customerIds: [own.id, company],
      })
      return { own: own.id, company }
    })
    const client = world.customer()
    const { body: signedIn } = await client.signIn<CustomerSession>(
      'varias@demo.puente.test',
      'Otra.Clave.2026',
    )
    expect(signedIn.actingAs).toMatchObject({ name: 'Varias Prueba', mayOrder: false })
    expect(signedIn.customers.map(({ name }) => name)).toEqual(['Varias Prueba', 'Empresa Demo SpA'])
    const companyId = signedIn.customers[1]?.id ?? ''
    const acting = await client.put<CustomerSession>('/api/session/customer', { customerId: companyId })
    expect(acting.body.actingAs).toMatchObject({ kind: 'company', mayOrder: true })
    expect((await client.get<CustomerSession>('/api/session')).body.actingAs.id).toBe(companyId)
    const otherUser = (await (await world.signedIn('persona')).get<CustomerSession>('/api/session')).body
      .actingAs.id
    expect((await client.put('/api/session/customer', { customerId: otherUser })).body.code).toBe('not-found')
    expect((await client.get<CustomerSession>('/api/session')).body.actingAs.id).toBe(companyId)
    await asOwner(world, 'delete from access.membership where customer_id = $1 and position = 2', [
      ids.company,
    ])
    expect((await client.get('/api/session')).status, 'no longer a member').toBe(401)
  })

  test('a second user with the same e-mail in another spelling: refused', async () => {
    const password = await hashPassword('x')
    const again = await world.runtime.work(system, (work) =>
      createUser(work, {
        email: ' PERSONA@demo.puente.test',
        password,
        name: 'Otra',
        customerIds: [work.id()],
      }),
    )
    expect(again).toBeUndefined()
  })
})

test('a database with demo people: recognised by its mark without any key', async () => {
  expect(await hasDemoMark(world.pool)).toBe(true)
  const empty = await createEnvironment({ sandbox: false, people: false })
  expect(await hasDemoMark(empty.pool)).toBe(false)
  await empty.close()
})
