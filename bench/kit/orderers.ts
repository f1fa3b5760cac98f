import { rutCheckDigit, parseRut } from '@puente/contract/corridors'
import { toWireId } from '@puente/contract'
import { listeners } from '@puente/contract/openapi'
import { createUser, hashPassword } from '../../apps/server/src/modules/access/index.ts'
import { issueSession } from '../../apps/server/src/modules/access/sign-in/session.ts'
import { insertSession } from '../../apps/server/src/modules/access/sign-in/sessions.store.ts'
import { createCustomer } from '../../apps/server/src/modules/customers/index.ts'
import { createRecipient } from '../../apps/server/src/modules/recipients/index.ts'
import { loadConfig } from '../../apps/server/src/platform/config/index.ts'
import type { Runtime } from '../../apps/server/src/platform/work.ts'
import { openRuntime } from '../../apps/server/src/wiring/runtime.ts'

/** A customer who may order: signed in, active, with a recipient in the United States. */
export interface Orderer {
  readonly customerId: string
  readonly userId: string
  /** In a bank's spelling. */
  readonly rut: string
  readonly cookie: string
  /** In the API's spelling. */
  readonly recipientId: string
}

const SEEDER = { kind: 'system', name: 'bench' } as const
const FIRST_RUT = 20_000_000

/** Seeds that many customers with the product's own use cases, into the database that `env` names. */
export async function seedOrderers(env: Readonly<Record<string, string>>, count: number): Promise<Orderer[]> {
  const { runtime, close } = await openRuntime(loadConfig(env), 'bench')
  try {
    // The password is never used: each customer receives a session.
    const password = await hashPassword('nobody signs in with it')
    const orderers: Orderer[] = []
    for (let nth = 0; nth < count; nth++) orderers.push(await seedOne(runtime, nth, password))
    return orderers
  } finally {
    await close()
  }
}

async function seedOne(
  runtime: Runtime,
  nth: number,
  password: Awaited<ReturnType<typeof hashPassword>>,
): Promise<Orderer> {
  const session = issueSession(runtime.clock.realNow())
  const rut = rutNumbered(FIRST_RUT + nth)
  const { customerId, userId } = await runtime.work(SEEDER, async (work) => {
    const customer = await createCustomer(work, {
      kind: 'person',
      name: `Persona Banco ${nth}`,
      rut,
      status: 'active',
      level: 'enhanced',
      country: 'CL',
      birthDate: '1990-05-17',
      address: { street: 'Calle de Prueba', number: '123', comuna: '13101', region: '13' },
    })
    if (customer === undefined) throw new Error('two seeded customers have one RUT')
    const user = { email: `orderer-${nth}@bench.puente.test`, password, name: `Persona Banco ${nth}` }
    const made = await createUser(work, { ...user, customerIds: [customer.id] })
    if (made === undefined) throw new Error('two seeded users have one e-mail')
    await insertSession(work, session, made, customer.id)
    return { customerId: customer.id, userId: made }
  })
  const recipient = await runtime.work({ kind: 'customer', customerId, userId }, (work) =>
    createRecipient(work, {
      corridorId: 'us-usd',
      kind: 'person',
      name: 'Rosa Ejemplo',
      relationship: 'family',
      details: {
        routingNumber: '021000021',
        accountNumber: '000123450000',
        accountType: 'checking',
        street: '1 Example Street',
        city: 'New York',
        state: 'NY',
        postalCode: '10001',
      },
    }),
  )
  if ('refused' in recipient) throw new Error(`a seeded recipient is refused: ${recipient.refused}`)
  const cookie = `${listeners.customer.sessionCookie}=${session.token}`
  return { customerId, userId, rut, cookie, recipientId: toWireId('recipient', recipient.id) }
}

/** The RUT of this number, with its check digit. */
export function rutNumbered(number: number) {
  const body = String(number)
  const rut = parseRut(`${body}-${rutCheckDigit(body)}`)
  if ('fault' in rut) throw new Error(`the RUT of ${body} is ${rut.fault}`)
  return rut.normalised
}
