import { parseRut, rutCheckDigit, type Rut } from '@puente/contract/corridors'
import { createUser, hashPassword } from '../../src/modules/access/index.ts'
import { createCustomer } from '../../src/modules/customers/index.ts'
import type { Client } from '../client.ts'
import type { TestEnvironment } from '../world.ts'

/** A signed-in customer of the stress test. */
export interface StressCustomer {
  readonly client: Client
  readonly name: string
  readonly rut: string
}

/** A RUT with its check digit, so that the number of customers is not limited. */
export function rutOf(number: number): Rut {
  const parsed = parseRut(`${number}-${rutCheckDigit(String(number))}`)
  if ('fault' in parsed) throw new Error(`${number} makes no RUT`)
  return parsed.normalised
}

/** Creates customers, half of them persons and half companies. */
export async function makeTravellers(
  world: Pick<TestEnvironment, 'runtime' | 'customer' | 'password' | 'prove'>,
  count: number,
): Promise<StressCustomer[]> {
  const password = await hashPassword(world.password)
  const made: StressCustomer[] = []
  for (let index = 0; index < count; index++) {
    const kind = index % 2 === 0 ? ('person' as const) : ('company' as const)
    const rut = rutOf((kind === 'person' ? 9_100_000 : 76_100_000) + index)
    const name = `${kind === 'person' ? 'Viajera' : 'Empresa'} Paseo ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[index % 26]}`
    const email = `paseo-${index}@demo.puente.test`
    await world.runtime.work({ kind: 'system', name: 'test' }, async (work) => {
      const customer = await createCustomer(work, {
        kind,
        rut,
        name,
        status: 'active',
        level: 'enhanced',
        country: 'CL',
      })
      if (customer === undefined) throw new Error(`${rut} has an account already`)
      await createUser(work, { email, name, password, customerIds: [customer.id] })
    })
    const client = world.customer()
    const { status } = await client.signIn(email, world.password)
    if (status !== 200) throw new Error(`${email} could not sign in: ${status}`)
    await world.prove(client)
    made.push({ client, name, rut })
  }
  return made
}
