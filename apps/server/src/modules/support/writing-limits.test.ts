import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { register } from '../../../test/applicant.ts'
import { asOwner } from '../../../test/owner.ts'
import { hours } from '../../../test/test-clock.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  // Test environments raise these limits. This test restores the values of the migration.
  await asOwner(
    world,
    `update platform.versioned set data = '{
       "threadsHour": {"times": 5, "perMinutes": 60}, "threadsDay": {"times": 15, "perMinutes": 1440},
       "messagesHour": {"times": 40, "perMinutes": 60}, "messagesDay": {"times": 150, "perMinutes": 1440},
       "mailboxDay": {"times": 6, "perMinutes": 1440}}' where noun = 'support-limits'`,
  )
})
afterAll(() => world.close())

const many = async (times: number, ask: (nth: number) => Promise<{ readonly status: number }>) => {
  const statuses = await Promise.all(Array.from({ length: times }, async (_, nth) => (await ask(nth)).status))
  return {
    taken: statuses.filter((status) => status === 201).length,
    refused: statuses.filter((status) => status === 429).length,
  }
}

describe('an unverified account', () => {
  test('thirty concurrent complaints: five are accepted, the others are refused with a waiting time', async () => {
    const { client } = await register(world, 'quejas@correo.cl')
    const complain = () => client.post('/api/threads', { kind: 'complaint', text: 'No me gusta.' })
    expect(await many(30, complain)).toEqual({ taken: 5, refused: 25 })
    const refused = await complain()
    expect(refused.body).toMatchObject({ code: 'too-many-threads', status: 429 })
    const seconds = Number(refused.body.facts['retryAfterSeconds'])
    expect(refused.headers.get('retry-after')).toBe(String(seconds))
    world.clock.advanceReal(seconds * 1000)
    expect((await world.signedIn('persona')).cookie).toBeDefined()
  })

  test('a hundred messages in one thread: forty are accepted; another account is not affected', async () => {
    const { client } = await register(world, 'mensajes@correo.cl')
    const { body } = await client.post<{ id: string }>('/api/threads', { kind: 'question', text: 'Hola' })
    const write = () => client.post(`/api/threads/${body.id}/messages`, { text: '¿Hola?' })
    expect(await many(100, write)).toEqual({ taken: 40, refused: 60 })
    const other = await world.signedIn('persona')
    expect((await other.post('/api/threads', { kind: 'question', text: 'Hola' })).status).toBe(201)
  })
})

describe('complaints without an account', () => {
  const complain = (email: string, nth: number) =>
    world
      .customer(`192.0.2.${nth}`)
      .post('/api/complaints', { name: 'Ana Reclama', email, text: 'No llegó mi envío.' })

  test('one mailbox, many networks: six a day are accepted', async () => {
    expect(await many(20, (nth) => complain(`victima+${nth}@correo.cl`, nth))).toEqual({
      taken: 6,
      refused: 14,
    })
    expect((await complain('otra@correo.cl', 50)).status).toBe(201)
    world.clock.advanceReal(hours(4))
    expect((await complain('victima@correo.cl', 51)).status).toBe(201)
  })
})
