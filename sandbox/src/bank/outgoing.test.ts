import { expect, test } from 'vitest'
import { openWorld, refund } from '../../test/kit.ts'

test('transfers out of our accounts: each listed once, in the order of acceptance, and paged by cursor', async () => {
  const world = await openWorld()
  await world.post('/control/payments', { reference: 'fund', amount: '1000000', payerRut: '12.345.678-5' })
  await world.post('/bank/refunds', refund('r1', '1000'))
  await world.post('/bank/refunds', refund('r1', '1000'))
  await world.post('/bank/sweeps', { clientReference: 's1', amount: '500' })
  const { body } = await world.get('/bank/transfers?limit=1')
  expect(body.items).toEqual([
    expect.objectContaining({ kind: 'refund', clientReference: 'r1', amount: '1000', currency: 'CLP' }),
  ])
  const rest = await world.get(`/bank/transfers?after=${String(body['nextCursor'])}`)
  expect(rest.body.items).toEqual([
    expect.objectContaining({ kind: 'sweep', clientReference: 's1', amount: '500', status: 'settled' }),
  ])
  const end = await world.get(`/bank/transfers?after=${String(rest.body['nextCursor'])}`)
  expect(end.body).toEqual({ items: [], nextCursor: rest.body['nextCursor'] })
})
