import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newestCode } from '../../../../test/proofs.ts'
import { hours, minutes } from '../../../../test/test-clock.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'

const STRANGER = '203.0.113.5'
const HOME = '198.51.100.20'
const persona = 'persona@demo.puente.test'
const fresh = 'nube verde sobre Ñuble'

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
})
afterAll(() => world.close())

describe.each(['customer', 'staff'] as const)('an attacker who guesses the password of a %s', (realm) => {
  const email = realm === 'customer' ? 'empresa@demo.puente.test' : 'soporte@demo.puente.test'
  const from = (address: string) => world[realm](address)

  test('too many guesses: the attacker is refused; the account is not, from a known browser and from a new one', async () => {
    const known = from(HOME)
    expect((await known.signIn(email, world.password)).status).toBe(200)
    const statuses: number[] = []
    for (let count = 0; count < 14; count += 1)
      statuses.push((await from(STRANGER).signIn(email, 'wrong')).status)
    expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(4).fill(429)])
    expect((await known.signIn(email, world.password)).status).toBe(200)
    expect((await from('198.51.100.21').signIn(email, world.password)).status).toBe(200)
  })

  test('guesses from many networks: each network gets fewer attempts, and a known browser keeps its own', async () => {
    const known = from(HOME)
    expect((await known.signIn(email, world.password)).status).toBe(200)
    for (let network = 0; network < 12; network += 1)
      for (let count = 0; count < 9; count += 1) await from(`192.0.2.${network}`).signIn(email, 'wrong')
    const statuses: number[] = []
    for (let count = 0; count < 4; count += 1)
      statuses.push((await from('192.0.2.200').signIn(email, 'wrong')).status)
    expect(statuses).toEqual([401, 401, 401, 429])
    expect((await known.signIn(email, world.password)).status).toBe(200)
    expect((await from('192.0.2.201').signIn(email, world.password)).status, 'a new browser').toBe(200)
  })
})

describe('an attacker who requests codes for another account', () => {
  interface Started {
    recoveryId: string
  }
  const start = (address: string) =>
    world.customer(address).post<Started>('/api/recoveries', { email: persona })

  test('wrong codes in the attacker’s recovery: the account’s own code still works', async () => {
    const mine = await start(HOME)
    const code = await newestCode(world, 'recovery')
    const theirs = await start(STRANGER)
    expect(theirs.body.recoveryId).not.toBe(mine.body.recoveryId)
    for (let count = 0; count < 6; count += 1)
      await world.customer(STRANGER).post(`/api/recoveries/${theirs.body.recoveryId}/password`, {
        code: 'xxxxxx',
        password: fresh,
      })
    const client = world.customer(HOME)
    const done = await client.post(`/api/recoveries/${mine.body.recoveryId}/password`, {
      code,
      password: fresh,
    })
    expect(done.status).toBe(204)
    expect((await client.signIn(persona, fresh)).status).toBe(200)
  })

  test('more than six requests an hour: the attacker is refused; the account is not', async () => {
    world.clock.advanceReal(hours(25))
    const known = world.customer(HOME)
    expect((await known.signIn(persona, fresh)).status).toBe(200)
    const statuses: number[] = []
    for (let count = 0; count < 8; count += 1) statuses.push((await start(STRANGER)).status)
    expect(statuses).toEqual([...Array<number>(6).fill(202), 429, 429])
    expect((await start('198.51.100.30')).status, 'from another network').toBe(202)
    // Requests from many networks use up the limit of the mailbox, but not that of a known browser.
    for (let count = 0; count < 10; count += 1) await start(`192.0.2.${count}`)
    expect((await start('192.0.2.99')).body.code).toBe('too-many-codes')
    expect((await known.post('/api/recoveries', { email: persona })).status).toBe(202)
  })

  test('a refusal: its waiting time is correct', async () => {
    const refused = await start(STRANGER)
    const seconds = Number(refused.body.facts['retryAfterSeconds'])
    expect(seconds).toBeGreaterThan(0)
    world.clock.advanceReal(seconds * 1000 + minutes(1))
    expect((await start(STRANGER)).status).toBe(202)
  })
})
