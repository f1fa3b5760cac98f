import type { Id } from '@puente/contract'
import { assess } from '../src/modules/risk/assess.ts'
import { basicPerson } from './levels.ts'
import type { TestEnvironment } from './world.ts'

/** An active person who declared that they became politically exposed, and was scored since. */
export async function exposedPerson(world: TestEnvironment): Promise<Id<'customer'>> {
  const { customerId, client } = await basicPerson(world)
  await client.ask('PATCH', '/api/level-declaration', { exposure: 'self', exposureText: 'Alcaldesa' })
  await world.runtime.work({ kind: 'system', name: 'test' }, (work) => assess(work, customerId))
  return customerId
}
