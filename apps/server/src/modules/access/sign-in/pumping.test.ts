import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registrationForm } from '../../../../test/applicant.ts'
import { asOwner } from '../../../../test/owner.ts'
import { hours } from '../../../../test/test-clock.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
})
afterAll(() => world.close())
beforeEach(() => world.clock.advanceReal(hours(25)))

/** Number of codes sent to these addresses since the test started. */
async function codesTo(addresses: readonly string[]): Promise<number> {
  const rows = await asOwner<{ id: string; address: Buffer }>(
    world,
    'select id, address from access.code where created_at > $1',
    [new Date(world.clock.realNow().getTime() - hours(24))],
  )
  const sent = rows.map(({ id, address }) => world.runtime.vault.decrypt('access.code.address', address, id))
  return sent.filter((address) => addresses.includes(address)).length
}

const register = (email: string, address: string) =>
  world.customer(address).post<{ registrationId: string }>('/api/registrations', registrationForm(email))

describe('many sign-ups for one mailbox', () => {
  test('sixty sign-ups and repeated codes from many networks: at most twenty mails a day', async () => {
    const email = 'inundada@correo.cl'
    for (let count = 0; count < 20; count += 1) {
      const address = `192.0.2.${count}`
      const { body } = await register(email, address)
      for (let again = 0; again < 2; again += 1)
        await world.customer(address).post(`/api/registrations/${body.registrationId}/codes`)
    }
    expect(await codesTo([email])).toBe(10)
    world.clock.advanceReal(hours(1) + 1000)
    for (let count = 0; count < 20; count += 1) await register(email, `192.0.2.${100 + count}`)
    expect(await codesTo([email])).toBe(20)
    world.clock.advanceReal(hours(1) + 1000)
    expect((await register(email, '192.0.2.200')).body.code).toBe('too-many-codes')
  })

  test('other spellings of one mailbox: counted as the same mailbox', async () => {
    const spellings = Array.from({ length: 15 }, (_, nth) => `victima+${nth}@gmail.com`)
    for (const [nth, email] of spellings.entries()) await register(email, `192.0.2.${nth}`)
    await register('v.i.c.t.i.m.a@gmail.com', '192.0.2.99')
    expect(await codesTo([...spellings, 'v.i.c.t.i.m.a@gmail.com'])).toBe(10)
  })

  test('sign-ups with another person’s e-mail: that person’s recovery still gets its code', async () => {
    const email = 'empresa@demo.puente.test'
    for (let count = 0; count < 15; count += 1) await register(email, `192.0.2.${count}`)
    expect((await register(email, '192.0.2.77')).status).toBe(429)
    expect((await world.customer('198.51.100.1').post('/api/recoveries', { email })).status).toBe(202)
  })
})

describe('codes by SMS', () => {
  const ask = async (phone: string) => {
    const client = await world.signedIn('persona')
    return client.put('/api/contact/phone', { phone })
  }

  test.each([
    ['+881 612 345 678', 'phone-country', 'a satellite'],
    ['+870 773 123 456', 'phone-country', 'a ship'],
    ['+1 876 234 5678', 'phone-country', 'a country that is not served'],
    ['+1 900 555 1234', 'phone-type', 'a premium number'],
    ['600 123 4567', 'phone-type', 'a shared-cost number'],
    ['800 123 456', 'phone-type', 'a toll-free number'],
  ])('%s: %s at the field (%s)', async (phone, fault) => {
    const before = await codesTo([])
    const { status, body } = await ask(phone)
    expect([status, body.code, body.fields]).toEqual([422, 'fields-wrong', [{ at: 'phone', fault }]])
    expect(await codesTo([])).toBe(before)
  })

  test.each([['+56 9 8765 4321'], ['9 1234 5678'], ['+54 9 11 2345-6789'], ['+1 202 555 0123']])(
    '%s: a code is sent',
    async (phone) => {
      expect((await ask(phone)).status).toBe(202)
    },
  )

  test('codes of one account to many numbers: at most twelve a day', async () => {
    const client = await world.signedIn('empresa')
    const statuses: number[] = []
    for (let nth = 0; nth < 20; nth += 1) {
      if (nth % 5 === 0) world.clock.advanceReal(hours(1) + 1000)
      const signedIn = await world.signedIn('empresa')
      statuses.push((await signedIn.put('/api/contact/phone', { phone: `+5691000${1000 + nth}` })).status)
    }
    expect(client.address).toBeUndefined()
    expect(statuses.filter((status) => status === 202)).toHaveLength(12)
    expect(statuses.at(-1)).toBe(429)
  })
})
