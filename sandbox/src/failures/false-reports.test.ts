import { expect, test } from 'vitest'
import { openWorld, payout, type World } from '../../test/kit.ts'

const falseReport = (world: World, partner: string, kind: string, calls = 1) =>
  world.post('/control/failures', { partner, kind, calls })
const asked = (world: World, reference: string) => world.get(`/rails/payouts/by-reference/${reference}`)

test.each([
  ['order-denied', 404, 'not-found'],
  ['order-conflict', 409, 'not-possible'],
])('%s: one order is refused and not accepted, the next one is accepted', async (kind, status, code) => {
  const world = await openWorld()
  await falseReport(world, 'rails', kind)
  const refused = await world.post('/rails/payouts', payout('p'))
  expect([refused.status, refused.body['code']]).toEqual([status, code])
  expect((await asked(world, 'p')).status).toBe(404)
  expect((await world.post('/rails/payouts', payout('p'))).status).toBe(202)
})

test('taken-refused: one order is refused though it was accepted', async () => {
  const world = await openWorld()
  await falseReport(world, 'rails', 'taken-refused')
  const refused = await world.post('/rails/payouts', payout('p'))
  expect([refused.status, refused.body['code']]).toEqual([422, 'account-closed'])
  expect((await asked(world, 'p')).status).toBe(200)
})

test('called-rejected and called-unknown: one matching inquiry gets the false report; others do not', async () => {
  const world = await openWorld()
  await world.post('/control/payout-speed', { speed: 'manual' })
  await world.post('/rails/payouts', payout('p'))
  await falseReport(world, 'rails', 'called-returned')
  expect((await asked(world, 'p')).body['status']).toBe('accepted')
  await falseReport(world, 'rails', 'called-rejected')
  expect((await asked(world, 'p')).body['status']).toBe('rejected')
  expect((await asked(world, 'p')).body['status']).toBe('accepted')
  await falseReport(world, 'rails', 'called-unknown')
  expect((await asked(world, 'p')).status).toBe(404)
  expect((await asked(world, 'p')).status).toBe(200)
  await world.post('/control/payouts/p/advance', { to: 'credited' })
  await falseReport(world, 'rails', 'called-returned')
  expect((await asked(world, 'p')).body['status']).toBe('returned')
  expect((await asked(world, 'p')).body['status']).toBe('credited')
})

test('a false report and a fault of the same partner: both are in force and listed', async () => {
  const world = await openWorld()
  await falseReport(world, 'bank', 'taken-refused', 3)
  const both = await world.post('/control/failures', { partner: 'bank', kind: 'off', calls: 1 })
  expect((both.body['items'] as { failure: { kind: string } }[]).map(({ failure }) => failure.kind)).toEqual([
    'off',
    'taken-refused',
  ])
  expect((await world.get('/bank/balances')).status).toBe(503)
  expect((await world.get('/bank/balances')).status).toBe(200)
})
