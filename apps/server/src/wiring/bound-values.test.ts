import { parseRut } from '@puente/contract/corridors'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { looseValues } from '../../test/loose-values.ts'
import { asOwner } from '../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../test/world.ts'
import { createCustomer, customerFor } from '../modules/customers/index.ts'
import { reEncryptJob } from '../platform/data/encryption/re-encrypt.ts'
import { ValueRefused } from '../platform/data/encryption/vault.ts'
import { valuesRefused } from '../platform/telemetry/metrics.ts'
import { encryptedColumns } from './housekeeping.ts'

const system = { kind: 'system', name: 'test' } as const
const NAME = 'customers.customer.name'

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  await addPerson(world)
})
afterAll(async () => world?.close())

/** Adds a person beside the one of the demo world. */
async function addPerson({ runtime }: TestEnvironment): Promise<void> {
  const rut = parseRut('10000013-K')
  if ('fault' in rut) throw new Error(rut.fault)
  await runtime.work(system, (work) =>
    createCustomer(work, {
      kind: 'person',
      name: 'Alguien De Prueba',
      rut: rut.normalised,
      status: 'active',
      level: 'basic',
      country: 'CL',
      birthDate: '1980-02-29',
      address: { street: 'Calle Ficticia', number: '1', comuna: '13120', region: '13' },
    }),
  )
}

const twoCustomers = async (): Promise<[string, string]> => {
  const [one, two] = await asOwner<{ id: string }>(
    world,
    "select id from customers.customer where kind = 'person' order by id limit 2",
  )
  if (one === undefined || two === undefined) throw new Error('two customers are needed')
  return [one.id, two.id]
}
const swap = (column: string, ids: readonly string[]) =>
  asOwner(
    world,
    `update customers.customer c set ${column} = o.${column} from customers.customer o
     where c.id = any($1::uuid[]) and o.id = any($1::uuid[]) and c.id <> o.id`,
    [ids],
  )
const read = (id: string) => world.runtime.work(system, (work) => customerFor(work, id))
const refusals = async () =>
  ((await valuesRefused.get()).values ?? []).reduce((sum, { value }) => sum + value, 0)

test.each(['name', 'rut', 'birth_date', 'address'])(
  'the %s of two customers swapped in the database: neither decrypts, and each attempt is counted',
  async (column) => {
    const ids = await twoCustomers()
    const before = await Promise.all(ids.map(read))
    await swap(column, ids)
    const counted = await refusals()
    for (const id of ids) await expect(read(id)).rejects.toThrow(ValueRefused)
    expect(await refusals()).toBeGreaterThanOrEqual(counted + 2)
    await swap(column, ids)
    expect(await Promise.all(ids.map(read))).toEqual(before)
  },
)

test('a customer with swapped values: the request fails without their data, and the log has the cause', async () => {
  const lines: string[] = []
  const watched = await createEnvironment({ sandbox: false, onLog: (line) => lines.push(line) })
  try {
    await addPerson(watched)
    const client = await watched.signedIn('persona')
    await asOwner(
      watched,
      `update customers.customer c set name = o.name from customers.customer o where c.id <> o.id and o.kind = c.kind`,
    )
    const answer = await client.get('/api/profile')
    expect([answer.status, answer.body.code]).toEqual([500, 'failure'])
    expect(lines.join('\n')).toContain('does not belong to its row')
  } finally {
    await watched.close().catch(() => undefined)
  }
})

test('values from before rows were bound: readable, and bound by the job, however often it is interrupted', async () => {
  const ids = await twoCustomers()
  const before = await Promise.all(ids.map(read))
  const names = new Map(before.map((customer) => [customer?.id ?? '', customer?.name ?? '']))
  for (const id of ids)
    await asOwner(world, 'update customers.customer set name = $2 where id = $1', [
      id,
      world.runtime.vault.encrypt(NAME, names.get(id) ?? '', undefined),
    ])
  expect(await Promise.all(ids.map(read))).toEqual(before)
  const job = reEncryptJob(encryptedColumns)
  expect(await job.round(world.runtime)).toBe(2)
  expect(await job.round(world.runtime)).toBe(0)
  expect(await Promise.all(ids.map(read))).toEqual(before)
  await swap('name', ids)
  for (const id of ids) await expect(read(id)).rejects.toThrow(ValueRefused)
  await swap('name', ids)
})

test('every encrypted column: all its values are bound to their rows, under the keys of their owners', async () => {
  expect(await looseValues(world)).toEqual([])
})
