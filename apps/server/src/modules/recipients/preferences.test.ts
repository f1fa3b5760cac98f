import { fromWireId } from '@puente/contract'
import type { RecipientWire } from '@puente/contract/customer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { asOwner } from '../../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { touchRecipient } from './index.ts'

const system = { kind: 'system', name: 'test' } as const
let world: TestEnvironment
let persona: Client
let empresa: Client
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  persona = await world.signedIn('persona')
  empresa = await world.signedIn('empresa')
})
afterAll(() => world.close())

const account = (accountNumber: string) => ({
  corridorId: 'us-usd',
  kind: 'person',
  name: 'Taylor Sample',
  relationship: 'friend',
  details: {
    routingNumber: '026009593',
    accountNumber,
    accountType: 'savings',
    street: '1 Sample Road',
    city: 'Austin',
    state: 'TX',
    postalCode: '73301-0001',
  },
})
const keep = (body: object) => empresa.post<RecipientWire>('/api/recipients', body)
const listed = async () => (await empresa.get<{ items: RecipientWire[] }>('/api/recipients')).body.items
const prefer = (id: string, body: object) =>
  empresa.put<RecipientWire>(`/api/recipients/${id}/preferences`, body)

test('an alias: stored encrypted, shown to its customer only, and removed when absent', async () => {
  const { body } = await keep(account('1000000001'))
  const named = await prefer(body.id, { alias: '  Arriendo Austin ', favourite: false, archived: false })
  expect(named.body).toMatchObject({ alias: 'Arriendo Austin', name: 'Taylor Sample' })
  const rows = await asOwner<{ alias: Buffer }>(
    world,
    'select alias from recipients.recipient where alias is not null',
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.alias.includes('Austin')).toBe(false)
  const other = await persona.put(`/api/recipients/${body.id}/preferences`, {
    favourite: true,
    archived: false,
  })
  expect(other.status).toBe(404)
  const unnamed = await prefer(body.id, { alias: ' ', favourite: false, archived: false })
  expect(unnamed.body.alias).toBeUndefined()
})

test('favourites are first, archived ones last, and the others by last use', async () => {
  const ids: string[] = []
  for (const number of ['2000000001', '2000000002', '2000000003'])
    ids.push((await keep(account(number))).body.id)
  const [first = '', second = '', third = ''] = ids
  await prefer(first, { favourite: true, archived: false })
  await prefer(third, { favourite: true, archived: true })
  const order = (await listed()).map(({ id }) => id)
  expect(order[0]).toBe(first)
  expect(order[1]).toBe(second)
  expect(order.at(-1)).toBe(third)
})

test('archived twice: keeps its first instant; used again: restored', async () => {
  const { body } = await keep(account('3000000001'))
  const archived = await prefer(body.id, { favourite: false, archived: true })
  world.clock.advance(60_000)
  const again = await prefer(body.id, { alias: 'Otra', favourite: false, archived: true })
  expect(again.body.archivedAt).toBe(archived.body.archivedAt)
  const id = fromWireId('recipient', body.id) ?? ''
  await world.runtime.work(system, (work) =>
    touchRecipient(work, {
      id,
      sendMinor: 200_000n,
      receiveMinor: 20_000n,
      purpose: 'goods',
      fundsSource: 'business',
    }),
  )
  expect((await empresa.get<RecipientWire>(`/api/recipients/${body.id}`)).body).not.toHaveProperty(
    'archivedAt',
  )
})

test('a replaced account that is stored again: has no preferences of before', async () => {
  const former = (await keep(account('4000000001'))).body
  const other = (await keep(account('4000000002'))).body
  await prefer(former.id, { alias: 'Antes', favourite: true, archived: true })
  const [id, otherId] = [fromWireId('recipient', former.id), fromWireId('recipient', other.id)]
  await asOwner(world, 'update recipients.recipient set replaced_by = $2 where id = $1', [id, otherId])
  await keep(account('4000000001'))
  const again = (await listed()).find((one) => one.id === former.id)
  expect(again).toMatchObject({ favourite: false })
  expect(again).not.toHaveProperty('archivedAt')
  expect(again).not.toHaveProperty('alias')
})
