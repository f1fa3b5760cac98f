import { parseRut, type Rut } from '@puente/contract/corridors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asOwner } from '../../../test/owner.ts'
import { hours } from '../../../test/test-clock.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import type { CustomerStatus, NewCustomer } from './index.ts'
import {
  createCustomer,
  customerFor,
  customerIdOf,
  customersFor,
  limitsFor,
  lockCustomer,
  sendingGate,
} from './index.ts'

const system = { kind: 'system', name: 'test' } as const
const rut = (text: string): Rut => {
  const read = parseRut(text)
  if ('fault' in read) throw new Error(`${text}: ${read.fault}`)
  return read.normalised
}
const person = (text: string, more: Partial<NewCustomer> = {}): NewCustomer => ({
  kind: 'person',
  name: 'Alguien De Prueba',
  rut: rut(text),
  status: 'active',
  level: 'basic',
  country: 'CL',
  birthDate: '1980-02-29',
  address: { street: 'Calle Ficticia', number: '1', comuna: '13120', region: '13' },
  ...more,
})

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
})
afterAll(() => world.close())

const make = (customer: NewCustomer) => world.runtime.work(system, (work) => createCustomer(work, customer))

test('one RUT in several spellings, concurrently: one account', async () => {
  const made = await Promise.all(
    ['10.000.013-K', '10000013-k', '010.000.013-K'].map((text) => make(person(text))),
  )
  const ids = made.flatMap((customer) => customer?.id ?? [])
  expect(ids).toHaveLength(1)
  expect(await world.runtime.work(system, (work) => customerIdOf(work, rut('10000013K')))).toBe(ids[0])
})

test('a stored customer: read back unchanged, and encrypted in the database', async () => {
  const made = await make(person('15.000.013-0'))
  const found = await world.runtime.work(system, (work) => customerFor(work, made?.id ?? ''))
  expect(found).toEqual(made)
  const [row] = await asOwner<{ row: string }>(
    world,
    `select concat_ws(' ', c::text, encode(name, 'escape'), encode(rut, 'escape'), encode(birth_date, 'escape'),
                      encode(address, 'escape')) as row from customers.customer c where id = $1`,
    [made?.id],
  )
  expect(row?.row).toContain(made?.id)
  expect(row?.row).not.toMatch(/Alguien|15000013|1980-02-29|Ficticia/)
})

test('an encrypted value moved to another column: cannot be decrypted', async () => {
  const made = await make(person('7.654.321-6'))
  await asOwner(world, 'update customers.customer set name = rut where id = $1', [made?.id])
  await expect(world.runtime.work(system, (work) => customerFor(work, made?.id ?? ''))).rejects.toThrow()
  await asOwner(world, 'delete from customers.customer where id = $1', [made?.id])
})

test('many customers: one query; unknown ids are absent', async () => {
  const one = await make(person('60.803.000-K'))
  const found = await world.runtime.work(system, (work) =>
    customersFor(work, [one?.id ?? '', '00000000-0000-7000-8000-000000000000']),
  )
  expect([...found.keys()]).toEqual([one?.id])
  expect((await world.runtime.work(system, (work) => customersFor(work, []))).size).toBe(0)
})

test.each([
  ['quote-only', true],
  ['active', false],
  ['refused', true],
  ['closed', true],
] as const)(
  'a customer with status %s: sending is stopped is %s',
  async (status: CustomerStatus, stopped) => {
    const made = await make(person('97.006.000-6', { status }))
    const id: string = made?.id ?? ''
    const actor = { kind: 'customer', userId: id, customerId: id } as const
    const refusal = await world.runtime.work(actor, async (work) => ({ gate: await sendingGate(work) }))
    const code = status === 'closed' ? 'account-closed' : 'quote-only'
    expect(refusal.gate?.refused).toBe(stopped ? code : undefined)
    await asOwner(world, 'delete from customers.customer where id = $1', [made?.id])
  },
)

test('a second lock on a customer: waits until the first transaction ends', async () => {
  const id = (await world.runtime.work(system, (work) => customerIdOf(work, rut('11.222.333-9')))) ?? ''
  const order: string[] = []
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  let took: () => void = () => undefined
  const taken = new Promise<void>((resolve) => (took = resolve))
  const first = world.runtime.work(system, async (work) => {
    await lockCustomer(work, id)
    took()
    await held
    order.push('first')
  })
  await taken
  const second = world.runtime.work(system, async (work) => {
    await lockCustomer(work, id)
    order.push('second')
  })
  await new Promise((resolve) => setTimeout(resolve, 100))
  release()
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'second'])
})

describe('published limits', () => {
  const limits = () =>
    world.runtime.work(system, (work) => limitsFor(work, { kind: 'person', level: 'basic' }))

  test('are whole numbers by kind and level', async () => {
    expect(await limits()).toEqual({
      version: 2,
      dayUsdCents: 100_000n,
      monthUsdCents: 300_000n,
      maximumSendMinor: 900_000n,
      velocity: { ordersPerHour: 5, ordersPerDay: 10, newRecipientsPerDay: 5 },
    })
  })

  test('a new version: counts from when it comes into force, and only if approved', async () => {
    const write = (version: number, from: Date, approvedBy: string | null, day: string) =>
      asOwner(
        world,
        `insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
         values ('limits', 'person/basic', $1, $2, $3, 'staff:one', $4)`,
        [
          version,
          from,
          {
            perTransferUsdCents: '70000',
            dayUsdCents: day,
            monthUsdCents: '90000',
            maximumSendMinor: '9000',
          },
          approvedBy,
        ],
      )
    await write(3, new Date(world.clock.now().getTime() - 1000), null, '1')
    await write(4, new Date(world.clock.now().getTime() + hours(1)), 'staff:two', '80000')
    expect((await limits()).version).toBe(2)
    world.clock.advance(hours(1) + 1000)
    expect(await limits()).toMatchObject({ version: 4, dayUsdCents: 80_000n, perTransferUsdCents: 70_000n })
  })
})
