import type { ClosureWire } from '@puente/contract/customer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customerMade, type Made } from '../../../test/companies.ts'
import { asOwner } from '../../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { createClosureSweep } from './complete-closures.ts'

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment()
})
afterAll(() => world.close())

const become = ({ customerId }: Made, status: string, identity: string) =>
  asOwner(world, 'update customers.customer set status = $2, identity = $3 where id = $1', [
    customerId,
    status,
    identity,
  ])

/** A customer whose closing waits for the decision about the identity. */
async function closingPerson(): Promise<Made> {
  const one = await customerMade(world, { kind: 'person', name: 'Cierre Prueba' })
  await become(one, 'quote-only', 'submitted')
  expect((await one.client.post<ClosureWire>('/api/closure', {})).body.state).toBe('closing')
  return one
}

const openClosures = async () =>
  (
    await asOwner<{ id: string }>(
      world,
      'select customer_id as id from customers.closure where completed_at is null order by customer_id',
    )
  ).map(({ id }) => id)

test('more closings that wait than a round checks: later rounds check the others, and begin again', async () => {
  const made = [await closingPerson(), await closingPerson(), await closingPerson()]
  const [first, second, third] = made.toSorted((one, other) => (one.customerId < other.customerId ? -1 : 1))
  if (first === undefined || second === undefined || third === undefined) throw new Error('three were made')
  const sweep = createClosureSweep(1)
  await become(third, 'active', 'confirmed')
  for (let round = 0; round < 3; round += 1) await sweep(world.runtime)
  expect(await openClosures()).toEqual([first.customerId, second.customerId])
  await become(first, 'active', 'confirmed')
  for (let round = 0; round < 3; round += 1) await sweep(world.runtime)
  expect(await openClosures()).toEqual([second.customerId])
})
