import { hasPower, type Endpoint } from '@puente/contract'
import { customerEndpoints } from '@puente/contract/customer'
import { staffEndpoints } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from './client.ts'
import { asOwner } from './owner.ts'
import { createEnvironment, type TestEnvironment } from './world.ts'

let world: TestEnvironment
let support: Client
let admin: Client
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false, seedsByHand: 'changes a role without its use case' })
  support = await world.signedIn('soporte')
  admin = await world.signedIn('admin')
})
afterAll(async () => world?.close())

/** Bodies that no endpoint accepts. The second is not JSON. */
const wrongBodies = ['[1]', '{"unfinished":']

const rows = [
  ...Object.values<Endpoint>(customerEndpoints).map((endpoint) => ['customer', endpoint] as const),
  ...Object.values<Endpoint>(staffEndpoints).map((endpoint) => ['staff', endpoint] as const),
]
  .filter(([, { who, body }]) => who !== 'anyone' && who !== 'partner' && body !== undefined)
  .map(([listener, endpoint]) => [listener, endpoint.name, endpoint] as const)

const pathOf = ({ path }: Endpoint) => path.replaceAll(/:[a-zA-Z]+/g, 'nothing')
const wrong = (client: Client, endpoint: Endpoint, body: string) =>
  client.send(endpoint.method, pathOf(endpoint), {
    body,
    headers: { 'content-type': 'application/json' },
  })

test.each(rows)(
  '%s %s: a wrong body of an unauthorized caller gets only the refusal of the caller',
  async (listener, _name, endpoint) => {
    for (const body of wrongBodies) {
      const nobody = listener === 'customer' ? world.customer() : world.staff()
      expect((await wrong(nobody, endpoint, body)).status).toBe(401)
      if (listener === 'customer') continue
      for (const [role, client] of [
        ['support', support],
        ['admin', admin],
      ] as const)
        if (!(endpoint.who as readonly string[]).includes(role))
          expect((await wrong(client, endpoint, body)).status).toBe(403)
    }
  },
)

test('a member without the power: refused for the power, without a fault of the body', async () => {
  const reader = await world.signedIn('empresa')
  const needing = Object.values<Endpoint>(customerEndpoints).filter(
    ({ power, body }) =>
      body !== undefined && power !== undefined && power !== 'own' && !hasPower('reader', power),
  )
  expect(needing.length).toBeGreaterThan(5)
  await asReader(reader)
  for (const endpoint of needing)
    expect((await wrong(reader, endpoint, '[1]')).body).toMatchObject({ code: 'power-missing' })
})

/** Makes the company's first member a reader for the rest of the test. */
async function asReader(client: Client): Promise<void> {
  const { body } = await client.get<{ user: { id: string } }>('/api/session')
  const id = body.user.id.slice(4)
  await asOwner(
    world,
    `update access.membership set role = 'reader' where replace(user_id::text, '-', '') = $1`,
    [id],
  )
}
