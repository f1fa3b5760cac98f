import { readinessKeys, type ReadinessWire } from '@puente/contract/staff'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { orderBody, recipientBody, startEnvironment, type RunningEnvironment } from '../../../test/life.ts'
import { asOwner } from '../../../test/owner.ts'
import { enrolTotp } from '../../../test/proofs.ts'
import { hours } from '../../../test/test-clock.ts'

let life: RunningEnvironment
let admin: Client
let officer: Client
let customer: Client
beforeAll(async () => {
  life = await startEnvironment()
  admin = await life.signedIn('admin')
  officer = await life.signedIn('oficial')
  customer = await life.signedIn('persona')
}, 180_000)
afterAll(async () => life?.close())

const path = '/api/readiness'
const read = async (by = admin) => (await by.get<ReadinessWire>(path)).body
const check = async () => (await admin.post<ReadinessWire>(`${path}/checks`)).body
const stateOf = ({ items }: ReadinessWire, key: string) => items.find((item) => item.key === key)
const propose = (by = admin) => by.post<ReadinessWire>(`${path}/proposal`, { note: 'Todo revisado' })
const close = () => officer.post<ReadinessWire>(`${path}/closing`, { note: 'Falla de un socio' })
const setSales = (state: string) => asOwner(life, 'update readiness.sales set state = $1', [state])

/** Every item holds, as checked now. */
const allHold = () =>
  asOwner(
    life,
    `insert into readiness.item (key, state, facts, checked_at) select key, 'ok', '{}', $2 from unnest($1::text[]) as k (key)
     on conflict (key) do update set state = excluded.state, facts = excluded.facts, checked_at = excluded.checked_at`,
    [readinessKeys, life.clock.now()],
  )
beforeEach(() => setSales('open'))

const quote = () =>
  customer.post<{ id: string; code?: string }>('/api/quotes', {
    corridorId: 'us-usd',
    side: 'send',
    amount: '200000',
  })

test('a check: calls each partner, finds who and what is missing, and keeps the result for all', async () => {
  expect((await read()).items.map(({ state }) => state)).toEqual(readinessKeys.map(() => 'stale'))
  const found = await check()
  expect(found.items.map(({ key }) => key)).toEqual(readinessKeys)
  for (const key of [
    'bank',
    'rails',
    'rates',
    'names',
    'registry',
    'clocks',
    'worker',
    'sending',
    'payin-account',
  ])
    expect([key, stateOf(found, key)?.state]).toEqual([key, 'ok'])
  expect(stateOf(found, 'keys'), 'the keys of a sandbox are public').toMatchObject({
    state: 'missing',
    blocking: true,
  })
  expect(stateOf(found, 'staff')?.facts).toEqual({ roles: 'analyst,officer,treasury,admin' })
  expect(stateOf(found, 'terms')?.facts).toEqual({ texts: 'terms-of-use,privacy-notice' })
  expect(stateOf(found, 'backups')).toMatchObject({ state: 'missing', blocking: true })
  expect(await read(officer)).toEqual(found)
  expect(found.open).toBe(found.items.filter(({ state, blocking }) => blocking && state !== 'ok').length)
})

test('a person with a second factor: fills their role; a partner that does not answer: named', async () => {
  await enrolTotp(life, await life.signedIn('analista'))
  await life.controlSandbox('/control/failures', { partner: 'bank', kind: 'off' })
  const found = await check()
  await life.controlSandbox('/control/failures', { partner: 'bank', kind: 'none' })
  expect(stateOf(found, 'staff')?.facts).toEqual({ roles: 'officer,treasury,admin' })
  expect(stateOf(found, 'bank')).toMatchObject({
    state: 'missing',
    facts: { outcome: expect.stringMatching(/^un/) },
  })
})

test('sales: opened by two people once every blocking item holds and was checked within minutes', async () => {
  await setSales('closed')
  await asOwner(life, 'delete from platform.first_opening')
  await allHold()
  await asOwner(life, `update readiness.item set state = 'missing' where key = 'funds'`)
  expect((await propose()).body).toMatchObject({ code: 'not-ready', facts: { count: 1 } })
  await allHold()
  await asOwner(life, `update readiness.item set state = 'missing' where key = 'backups'`)
  expect((await propose()).body, 'without a backup').toMatchObject({ code: 'not-ready', facts: { count: 1 } })
  await allHold()
  expect((await propose()).status).toBe(200)
  expect((await propose()).body).toMatchObject({ code: 'already-proposed' })
  expect((await admin.decide(`${path}/decision`, 'confirm')).body).toMatchObject({ code: 'same-person' })
  await life.moveClock(hours(1))
  expect((await officer.decide(`${path}/decision`, 'confirm')).body).toMatchObject({ code: 'not-ready' })
  expect((await read()).sales.state).toBe('closed')
  await allHold()
  const opened = await officer.decide<ReadinessWire>(`${path}/decision`, 'confirm')
  expect([opened.body.sales.state, opened.body.proposal]).toEqual(['open', undefined])
  expect(await asOwner(life, 'select opened_at from platform.first_opening')).toHaveLength(1)
  expect((await propose()).body).toMatchObject({ code: 'sales-are-open' })
})

test('a proposal that is sent back: sales stay closed, and another may be made', async () => {
  await setSales('closed')
  await allHold()
  expect((await propose()).status).toBe(200)
  expect((await officer.decide<ReadinessWire>(`${path}/decision`, 'send-back')).body.sales.state).toBe(
    'closed',
  )
  expect((await propose(officer)).status).toBe(200)
  expect((await admin.decide(`${path}/decision`, 'send-back')).status).toBe(200)
})

test('closed sales: no firm price and no order, also at a price from before; prices are shown, and orders continue', async () => {
  // The rates are read again after the clock was moved.
  const before = await vi.waitFor(
    async () => {
      const asked = await quote()
      expect(asked.status).toBe(201)
      return asked
    },
    { timeout: 60_000, interval: 200 },
  )
  const recipient = await customer.post<{ id: string }>('/api/recipients', recipientBody())
  expect((await close()).body.sales.state).toBe('closed')
  expect((await close()).body).toMatchObject({ code: 'sales-are-closed' })
  expect(await quote()).toMatchObject({ status: 503, body: { code: 'not-selling' } })
  const order = orderBody(before.body.id, recipient.body.id)
  expect((await customer.post('/api/transfers', order)).body).toMatchObject({ code: 'not-selling' })
  for (const client of [customer, life.customer()])
    expect(
      (await client.get('/api/prices?corridorId=us-usd&side=send&amount=200000')).body,
      'a price says at once that it cannot be ordered',
    ).toMatchObject({
      allowance: { of: 'caller', reason: 'not-selling', maximum: { amount: '0' }, ways: [] },
    })
  await setSales('open')
  expect((await customer.post('/api/transfers', order)).status).toBe(201)
})

test('closing: needs a step-up, and an officer or administrator', async () => {
  const unproven = await life.signedIn('oficial', { proven: false })
  expect((await unproven.post(`${path}/closing`, { note: 'Una prueba' })).body).toMatchObject({
    code: 'step-up-required',
  })
  const treasury = await life.signedIn('tesoreria')
  expect((await treasury.post(`${path}/closing`, { note: 'Una prueba' })).status).toBe(403)
  expect((await treasury.get(path)).status).toBe(200)
  expect((await (await life.signedIn('soporte')).get(path)).status).toBe(403)
  expect((await read()).sales.state).toBe('open')
})
