import type { ClosureWire, PendingItemWire, TaskWire, TransferWire } from '@puente/contract/customer'
import type { ReviewSummary } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customerMade, type Made } from '../../../test/companies.ts'
import { startEnvironment, type RunningEnvironment } from '../../../test/life.ts'
import { asOwner } from '../../../test/owner.ts'
import { restrictionSet } from '../../../test/restrictions.ts'
import { newOrder } from '../../../test/samples/orders.ts'
import { letOwe } from '../../../test/test-items.ts'

let life: RunningEnvironment
beforeAll(async () => {
  life = await startEnvironment()
})
afterAll(async () => life?.close())

const person = () => customerMade(life, { kind: 'person', name: 'Sale Prueba' })
const asked = async ({ client }: Made) => {
  const items = (await client.get<{ items: PendingItemWire[] }>('/api/pending-items')).body.items
  const tasks = (await client.get<{ items: TaskWire[] }>('/api/tasks')).body.items
  expect(tasks.flatMap(({ item }) => item ?? []).sort()).toEqual(items.map(({ kind }) => kind).sort())
  return items.map(({ kind }) => kind)
}

/** No rule requires the items of these tests. */
async function settledAll({ customerId, userId }: Made): Promise<void> {
  await letOwe(life, customerId, false)
  await letOwe(life, customerId, false, { kind: 'annual-update' })
  await letOwe(life, userId, false, { kind: 'contact-information' })
}

test('an exit in force: asks only for the contact data, refuses orders and applications for a level, and asks for all again once it is lifted', async () => {
  const one = await person()
  const order = await newOrder(one.client)
  await letOwe(life, one.customerId, true)
  await letOwe(life, one.customerId, true, { kind: 'annual-update', blocks: false })
  await letOwe(life, one.userId, true, { kind: 'contact-information' })
  expect(await asked(one)).toEqual(['contact-information', 'sender-name', 'annual-update'])
  expect((await one.client.post('/api/transfers', order)).body.code).toBe('blocked-by-pending-item')
  const people = { proposer: await life.signedIn('analista'), decider: await life.signedIn('oficial') }
  const exit = await restrictionSet(people, one.customerId, 'exit')
  expect(await asked(one)).toEqual(['contact-information'])
  expect((await one.client.post('/api/transfers', order)).body.code).toBe('sending-restricted')
  expect((await one.client.post('/api/level-applications', {})).body.code).toBe('account-closing')
  const end = await people.proposer.post<{ proposal: { id: string } }>(`/api/restrictions/${exit}/end`, {
    note: 'Alzada',
  })
  const path = `/api/approvals/${end.body.proposal.id}/decision`
  expect((await people.decider.post(path, { decision: 'confirm' })).status).toBe(200)
  expect(await asked(one)).toEqual(['contact-information', 'sender-name', 'annual-update'])
  await settledAll(one)
})

test('an account that is closing: asks for what holds a paid transfer, and for nothing else', async () => {
  const one = await person()
  const order = await life.order(one.client)
  await letOwe(life, one.customerId, true)
  await letOwe(life, one.customerId, true, { kind: 'annual-update', blocks: false })
  await life.pay(one.client, order.id)
  await life.reaches(one.client, order.id, 'on-hold')
  expect((await one.client.post<ClosureWire>('/api/closure', {})).body.state).toBe('closing')
  expect(await asked(one)).toEqual(['sender-name'])
  await settledAll(one)
  await expect
    .poll(
      async () =>
        (
          await asOwner<{ state: TransferWire['state'] }>(
            life,
            "select state from transfers.transfer where replace(id::text, '-', '') = $1",
            [order.id.slice(4)],
          )
        )[0]?.state,
      { timeout: 60_000 },
    )
    .toBe('delivered')
})

const openOf = async ({ client }: Made) => (await client.get<ClosureWire>('/api/closure')).body.open

test('a refund that has not arrived: listed as a refund, no longer as a transfer, and the account waits for it', async () => {
  const one = await person()
  const { id, payment } = await life.order(one.client)
  await life.transferTo({
    rut: one.rut,
    name: 'Sale Prueba',
    amount: '49921',
    reference: payment?.reference ?? '',
  })
  const received = async () =>
    (await one.client.get<TransferWire>(`/api/transfers/${id}`)).body.payment?.receivedMinor
  await expect.poll(received, { timeout: 30_000 }).toBe('49921')
  expect(await openOf(one)).toMatchObject([{ kind: 'transfer', id }])
  await one.client.post(`/api/transfers/${id}/cancellation`, {})
  const { body } = await one.client.post<ClosureWire>('/api/closure', {})
  expect([body.state, body.open]).toMatchObject(['closing', [{ kind: 'refund', id }]])
})

test('a transfer that the bank returned: listed as one to correct', async () => {
  const one = await person()
  const { id } = await life.order(one.client, { recipient: { name: 'Rosa Rechazo' } })
  await life.pay(one.client, id)
  await life.reaches(one.client, id, 'needs-correction')
  expect(await openOf(one)).toMatchObject([{ kind: 'correction', id }])
})

test('an order refused before it was paid: the account closes once it is refused', async () => {
  const one = await person()
  const { id, state } = await life.order(one.client, { recipient: { name: 'Bloqueado Demo' } })
  expect(state).toBe('checking')
  const { body } = await one.client.post<ClosureWire>('/api/closure', {})
  expect([body.state, body.open]).toMatchObject(['closing', [{ kind: 'transfer', id }]])
  const [analyst, officer] = [await life.signedIn('analista'), await life.signedIn('oficial')]
  const { items } = (await analyst.get<{ items: ReviewSummary[] }>('/api/reviews')).body
  const path = `/api/reviews/${items.find(({ transferId }) => transferId === id)?.id}`
  await analyst.post(`${path}/proposal`, { outcome: 'refuse', note: 'Es la persona' })
  expect((await officer.decide(`${path}/decision`, 'confirm')).status).toBe(200)
  const completed = () =>
    asOwner(life, 'select from customers.closure where customer_id = $1 and completed_at is not null', [
      one.customerId,
    ])
  await expect.poll(async () => (await completed()).length, { timeout: 60_000 }).toBe(1)
})
