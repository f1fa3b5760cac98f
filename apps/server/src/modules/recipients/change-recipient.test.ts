import type { RecipientWire, TransferWire } from '@puente/contract/customer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { orderBody } from '../../../test/life.ts'
import { asOwner } from '../../../test/owner.ts'
import { hours, minutes } from '../../../test/test-clock.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'

let world: TestEnvironment
let empresa: Client
beforeAll(async () => {
  world = await createEnvironment()
  empresa = await world.signedIn('empresa')
})
afterAll(() => world.close())

const data = (accountNumber: string, change: object = {}) => ({
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
  ...change,
})
const stored = async (accountNumber: string) => {
  const body = { corridorId: 'us-usd', kind: 'person', ...data(accountNumber) }
  return (await empresa.post<RecipientWire>('/api/recipients', body)).body
}
const change = (id: string, body: object) => empresa.put<RecipientWire>(`/api/recipients/${id}`, body)
const read = async (id: string) => (await empresa.get<RecipientWire>(`/api/recipients/${id}`)).body
const order = async (recipientId: string) => {
  const quoted = { corridorId: 'us-usd', side: 'send', amount: '200000' }
  const quote = await empresa.post<{ id: string }>('/api/quotes', quoted)
  return empresa.post<TransferWire>('/api/transfers', orderBody(quote.body.id, recipientId))
}

test('another account: stored, no order for 24 hours, and the order of before keeps its account', async () => {
  const recipient = await stored('5000000001')
  const before = await order(recipient.id)
  expect(before.status).toBe(201)
  const changed = await change(recipient.id, data('5000009999'))
  expect(changed.body).toMatchObject({ id: recipient.id, accountEnding: '9999' })
  expect(changed.body.lastOrder).toMatchObject({ sendMinor: '200000' })
  expect((await order(recipient.id)).body).toMatchObject({
    code: 'recipient-just-changed',
    facts: { againAt: changed.body.quietUntil },
  })
  const transfer = await empresa.get<TransferWire>(`/api/transfers/${before.body.id}`)
  expect(transfer.body.recipient.accountEnding).toBe('0001')
  world.clock.advance(hours(24) - minutes(1))
  empresa = await world.signedIn('empresa')
  expect(await read(recipient.id)).toHaveProperty('quietUntil')
  world.clock.advance(minutes(1))
  expect(await read(recipient.id)).not.toHaveProperty('quietUntil')
})

test('only another relationship: stored, and orders are accepted at once', async () => {
  const recipient = await stored('5000000002')
  const changed = await change(recipient.id, data('5000000002', { relationship: 'family' }))
  expect(changed.body).toMatchObject({ relationship: 'family' })
  expect(changed.body).not.toHaveProperty('quietUntil')
})

test('the account of another recipient: refused with that recipient, and nothing changes', async () => {
  const [first, second] = [await stored('5000000003'), await stored('5000000004')]
  const refused = await change(second.id, data('5000000003'))
  expect(refused.body).toMatchObject({ code: 'recipient-already-kept', facts: { recipientId: first.id } })
  expect((await read(second.id)).accountEnding).toBe('0004')
})

test('the account of a replaced recipient: taken over, and a new one with it is refused', async () => {
  const [replaced, kept] = [await stored('5000000005'), await stored('5000000006')]
  await asOwner(
    world,
    `update recipients.recipient r set replaced_by = k.id from recipients.recipient k
     where r.account_ending = '0005' and k.account_ending = '0006'`,
  )
  expect((await read(replaced.id)).id).toBe(kept.id)
  expect((await change(kept.id, data('5000000005'))).body.accountEnding).toBe('0005')
  expect((await stored('5000000005')) as unknown).toMatchObject({ code: 'recipient-already-kept' })
})

test('wrong data: each fault at its field, and nothing changes', async () => {
  const recipient = await stored('5000000007')
  const typed = data('5000000007')
  const wrong = { ...typed, name: '漢字漢字', details: { ...typed.details, routingNumber: '026009594' } }
  const refused = await empresa.put<{ fields: { at: string }[] }>(`/api/recipients/${recipient.id}`, wrong)
  expect(refused.status).toBe(422)
  expect(refused.body.fields.map(({ at }) => at)).toEqual(['name', 'details.routingNumber'])
  expect((await read(recipient.id)).name).toBe('Taylor Sample')
})

test('data of an older version of the corridor: are read, and changed under the version in force', async () => {
  const recipient = await stored('5000000008')
  await asOwner(world, `update recipients.recipient set corridor_version = 0 where account_ending = '0008'`)
  expect((await read(recipient.id)).details['accountNumber']).toBe('5000000008')
  expect((await change(recipient.id, data('5000000018'))).status).toBe(200)
  const [row] = await asOwner<{ version: number }>(
    world,
    `select corridor_version as version from recipients.recipient where account_ending = '0018'`,
  )
  expect(row?.version).toBeGreaterThan(0)
})

test('two changes to the same account at once: one is stored, the other is refused', async () => {
  const [first, second] = [await stored('5000000009'), await stored('5000000010')]
  const answers = await Promise.all([first, second].map(({ id }) => change(id, data('5000000019'))))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})
