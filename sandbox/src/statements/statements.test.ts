import { expect, test } from 'vitest'
import { openWorld, paymentRequest } from '../../test/kit.ts'

test("the bank's statement: contains every movement in both formats, with consistent balances", async () => {
  const world = await openWorld()
  const { body } = await world.post('/bank/payment-requests', paymentRequest('ref-1', '150000'))
  await world.submit(`/bank/pay/${String(body['id'])}`, {
    account: 'corriente',
    action: 'approve',
    amount: '150000',
  })
  await world.post('/bank/sweeps', { clientReference: 'sweep-1', amount: '1000' })
  const read = async (path: string) => (await fetch(new URL(path, world.sandbox.url))).text()
  const csv = await read('/statements/client-money/csv')
  const camt = await read('/statements/client-money/camt')
  expect(csv).toMatch(/;0;149000\r\n/)
  expect(csv).toContain(';sweep-1;;;1000;')
  expect(csv).toContain('ref-1')
  expect(camt).toContain('<Amt Ccy="CLP">149000</Amt><CdtDbtInd>CRDT</CdtDbtInd>')
  expect(camt.match(/<Ntry>/g)).toHaveLength(2)
  expect(await read('/statements/operator-money/csv')).toMatch(/;0;1000\r\n/)
  expect(await read('/statements/partner-USD/csv')).toContain(';100000000,00;100000000,00')
  expect((await fetch(new URL('/statements/nobody/csv', world.sandbox.url))).status).toBe(404)
  expect(await read('/statements')).toContain('Cartolas por cuenta')
})
