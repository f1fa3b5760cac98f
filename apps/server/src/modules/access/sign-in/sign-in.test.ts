import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asOwner } from '../../../../test/owner.ts'
import { hours } from '../../../../test/test-clock.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { housekeepingJobs } from '../../../wiring/housekeeping.ts'

const persona = 'persona@demo.puente.test'
const nobody = 'nadie@demo.puente.test'

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
})
afterAll(() => world.close())
beforeEach(() => world.clock.advanceReal(hours(2)))

/** Processor time that this process spends on wrong passwords. Other processes do not change it. */
const cpuOf = async (email: string, count: number): Promise<number> => {
  const began = process.cpuUsage()
  for (let tries = 0; tries < count; tries += 1) await world.customer().signIn(email, 'not the password')
  const { user, system } = process.cpuUsage(began)
  return user + system
}

describe('responses do not show which accounts exist', () => {
  test('an unknown e-mail and a wrong password: the same response', async () => {
    const answers = [
      await world.customer().signIn(persona, 'not the password'),
      await world.customer().signIn(nobody, 'not the password'),
      await world.customer().signIn('no e-mail at all', ' '),
    ]
    for (const { status, body, headers } of answers) {
      expect(status).toBe(401)
      expect({ ...body, requestId: '' }).toEqual({
        type: 'urn:puente:refusal:credentials-unknown',
        title: 'credentials unknown',
        status: 401,
        code: 'credentials-unknown',
        facts: {},
        requestId: '',
      })
      expect(headers.get('set-cookie')).toBeNull()
    }
  })

  test('an unknown e-mail: hashed too, with the same processor time', async () => {
    await cpuOf(persona, 2)
    await cpuOf(nobody, 2)
    // The median of rounds: compilation or garbage collection may fall into one of them.
    const ratios: number[] = []
    for (let round = 0; round < 5; round += 1) {
      const known = await cpuOf(persona, 2)
      ratios.push((await cpuOf(nobody, 2)) / known)
      world.clock.advanceReal(hours(2))
    }
    const median = ratios.toSorted((one, other) => one - other)[2] ?? 0
    expect(median).toBeGreaterThan(0.6)
    expect(median).toBeLessThan(1.7)
  })

  test('an unknown e-mail: limited like a known one', async () => {
    for (const email of ['empresa@demo.puente.test', 'otro-nadie@demo.puente.test']) {
      const statuses: number[] = []
      for (let count = 0; count < 12; count += 1)
        statuses.push((await world.customer().signIn(email, 'not the password')).status)
      expect(statuses, email).toEqual([...Array<number>(10).fill(401), 429, 429])
    }
  })
})

describe('wrong passwords', () => {
  test('too many: refused, also with the right password, with the waiting time; after it, the right password resets the count', async () => {
    const soporte = 'soporte@demo.puente.test'
    for (let count = 0; count < 10; count += 1) await world.staff().signIn(soporte, 'wrong')
    const blocked = await world.staff().signIn(soporte, world.password)
    expect(blocked.body).toMatchObject({ code: 'too-many-attempts', status: 429 })
    const { retryAfterSeconds } = blocked.body.facts
    expect(retryAfterSeconds).toBeGreaterThan(50)
    expect(retryAfterSeconds).toBeLessThanOrEqual(60)
    expect(blocked.headers.get('retry-after')).toBe(String(retryAfterSeconds))
    expect(
      (await world.staff().signIn('oficial@demo.puente.test', world.password)).status,
      'others go on',
    ).toBe(200)
    world.clock.advanceReal(60_000)
    expect((await world.staff().signIn(soporte, 'wrong')).status).toBe(401)
    const again = await world.staff().signIn(soporte, world.password)
    expect(again.status, 'a minute gives back one try').toBe(429)
    world.clock.advanceReal(60_000)
    expect((await world.staff().signIn(soporte, world.password)).status).toBe(200)
    expect((await world.staff().signIn(soporte, 'wrong')).status, 'a right one forgets the wrong ones').toBe(
      401,
    )
    expect((await world.staff().signIn(soporte, world.password)).status).toBe(200)
  })

  test('concurrent attempts: each is counted', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => world.staff().signIn('admin@demo.puente.test', 'wrong')),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(20).fill(429)])
  })

  test('storage: no readable e-mail or network address; deleted when old', async () => {
    await world.customer().signIn(nobody, 'wrong')
    const rows = await asOwner<{ row: string }>(world, 'select meter::text as row from platform.meter meter')
    expect(rows.length).toBeGreaterThan(0)
    for (const { row } of rows) expect(row).not.toMatch(/nadie|127\.0\.0\.1/)
    world.clock.advanceReal(hours(25))
    for (const job of housekeepingJobs) await job.round(world.runtime)
    expect(await asOwner(world, 'select from platform.meter')).toHaveLength(0)
    expect(await asOwner(world, 'select from access.session')).toHaveLength(0)
  })
})

describe('malformed requests', () => {
  test.each([
    [
      'an unknown key',
      { email: persona, password: 'x', admin: true },
      { at: 'admin', fault: 'unknown-field' },
    ],
    ['no password', { email: persona }, { at: 'password', fault: 'required' }],
    ['a number', { email: persona, password: 12345678 }, { at: 'password', fault: 'type' }],
    ['an empty password', { email: persona, password: '' }, { at: 'password', fault: 'too-short' }],
    ['a huge password', { email: persona, password: 'x'.repeat(201) }, { at: 'password', fault: 'too-long' }],
    ['a huge e-mail', { email: 'x'.repeat(255), password: 'x' }, { at: 'email', fault: 'too-long' }],
  ])('%s: refused at its field', async (_name, body, fault) => {
    const answer = await world.customer().ask('POST', '/api/session', body)
    expect(answer.body).toMatchObject({ code: 'fields-wrong', status: 422, fields: [fault] })
  })

  test('broken JSON, another media type or another origin: refused', async () => {
    const json = { 'content-type': 'application/json' }
    const client = world.customer()
    const broken = await client.send('POST', '/api/session', { headers: json, body: '{"email": ' })
    expect(broken.body).toMatchObject({ code: 'malformed', status: 400 })
    const form = await client.send('POST', '/api/session', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `email=${persona}`,
    })
    expect(form.body).toMatchObject({ code: 'media-type-unknown', status: 415 })
    const body = JSON.stringify({ email: persona, password: world.password })
    const foreign = await client.send('POST', '/api/session', {
      headers: { ...json, origin: 'https://evil.example' },
      body,
    })
    expect(foreign.body).toMatchObject({ code: 'foreign-origin', status: 403 })
    expect(client.cookie).toBeUndefined()
  })
})
