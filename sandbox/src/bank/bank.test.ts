import { describe, expect, test } from 'vitest'
import { openWorld, paymentRequest, refund, until, type World } from '../../test/kit.ts'

async function pay(world: World, fields: Record<string, string>, amount = '200000') {
  const { body } = await world.post('/bank/payment-requests', paymentRequest(`ref-${amount}`, amount))
  return world.submit(`/bank/pay/${String(body['id'])}`, {
    account: 'corriente',
    action: 'approve',
    amount,
    ...fields,
  })
}

async function payments(world: World) {
  return (await world.get('/bank/payments')).body.items
}

async function fund(world: World, amount = '1000000') {
  const answer = await world.post('/control/payments', {
    reference: 'fund',
    amount,
    payerRut: '12.345.678-5',
  })
  expect(answer.status).toBe(201)
}

describe('payment requests', () => {
  test('the same reference and body: the same request; another body: 409', async () => {
    const world = await openWorld()
    const first = await world.post('/bank/payment-requests', paymentRequest('a'))
    const again = await world.post('/bank/payment-requests', paymentRequest('a'))
    const other = await world.post('/bank/payment-requests', paymentRequest('a', '200001'))
    expect([first.status, again.status, other.status]).toEqual([201, 200, 409])
    expect(again.body).toEqual(first.body)
    expect(first.body).toMatchObject({ clientReference: 'a', amount: '200000', status: 'open' })
    expect(first.body['url']).toBe(`${world.sandbox.url}/bank/pay/${String(first.body['id'])}`)
    expect(other.body['code']).toBe('reference-reused')
  })

  test('a RUT with a wrong check digit and an amount of zero: refused', async () => {
    const world = await openWorld()
    const rut = await world.post('/bank/payment-requests', { ...paymentRequest('a'), payerRut: '12345678-4' })
    const zero = await world.post('/bank/payment-requests', paymentRequest('b', '0'))
    expect([rut.status, rut.body['code'], zero.status]).toEqual([422, 'unknown-rut', 422])
  })
})

describe('the payment page', () => {
  test('approval: books the payment, notifies Puente and redirects to it', async () => {
    const world = await openWorld()
    const result = await pay(world, { amount: '$150.000' })
    expect(result.text).toContain('Pago aprobado')
    expect(result.text).toContain('href="http://127.0.0.1:3000/transfers/1"')
    expect(result.text).toContain('Volver a Puente')
    const [payment] = await payments(world)
    expect(payment).toMatchObject({
      amount: '150000',
      payerRut: '12345678-5',
      reference: 'ref-200000',
      status: 'confirmed',
    })
    await until(() => world.puente.webhooks.length === 1)
    expect(world.puente.webhooks[0]).toMatchObject({
      path: '/api/partners/bank/webhook',
      type: 'payment.confirmed',
      data: { paymentId: payment?.['id'] },
    })
    expect((await world.get('/bank/balances')).body).toEqual({ clientMoney: '150000', operatorMoney: '0' })
  })

  test('declining: moves no money and notifies Puente', async () => {
    const world = await openWorld()
    expect((await pay(world, { action: 'reject' })).text).toContain('Pago rechazado')
    expect(await payments(world)).toMatchObject([{ status: 'rejected', creditedAt: null }])
    expect((await world.get('/bank/balances')).body['clientMoney']).toBe('0')
    await until(() => world.puente.types().includes('payment.rejected'))
  })

  test('a payment from another person: contains the other RUT', async () => {
    const world = await openWorld()
    await pay(world, { account: 'otra' })
    const [payment] = await payments(world)
    expect(payment?.['payerRut']).not.toBe('12345678-5')
    expect(payment?.['payerRut']).toMatch(/^\d{7,8}-[\dK]$/)
  })

  test('the first-day cap: counts several payments and ends a day after the first', async () => {
    const world = await openWorld()
    const above = await pay(world, { account: 'vista', amount: '100001' })
    expect(above).toMatchObject({ status: 422 })
    expect(above.text).toContain('hasta $100.000')
    expect(above.text).toContain('value="100001"')
    await pay(world, { account: 'vista', amount: '60000' })
    expect((await pay(world, { account: 'vista', amount: '40001' })).text).toContain('hasta $40.000')
    await pay(world, { account: 'vista', amount: '40000' })
    expect(await payments(world)).toHaveLength(2)
    await world.post('/control/clock', { offsetMs: 24 * 3_600_000 })
    expect((await pay(world, { account: 'vista', amount: '5.000.000' })).status).toBe(200)
  })

  test.each(['', '0', '-5', 'mucho', '12,5', '1.23', '1e9'])(
    'an amount like «%s»: asked again, nothing is booked',
    async (amount) => {
      const world = await openWorld()
      const answer = await pay(world, { amount })
      expect(answer.status).toBe(422)
      expect(answer.text).toContain('Escribe un monto en pesos')
      expect(await payments(world)).toEqual([])
    },
  )
})

test('a plain transfer: contains the typed values; a wrong RUT is asked again with all values kept', async () => {
  const world = await openWorld()
  const wrong = await world.submit('/bank/transfer', {
    amount: '7.500',
    rut: '11-1-1',
    reference: '<b>hola',
    name: 'Ana',
  })
  expect(wrong.status).toBe(422)
  expect(wrong.text).toContain('Revisa el RUT')
  expect(wrong.text).toContain('value="&#60;b&#62;hola"')
  await world.submit('/bank/transfer', {
    amount: '7.500',
    rut: '18.765.432-7',
    reference: '',
    name: 'Otro Nombre',
  })
  expect(await payments(world)).toMatchObject([
    { amount: '7500', payerRut: '18765432-7', payerName: 'Otro Nombre', reference: '', requestId: null },
  ])
})

describe('amounts that select the outcome', () => {
  test('…9913: rejected by the bank', async () => {
    const world = await openWorld()
    expect((await pay(world, { amount: '209913' })).text).toContain('Pago rechazado')
    await until(() => world.puente.types().includes('payment.rejected'))
  })

  test("…9914: the webhook arrives before the page's response", async () => {
    const world = await openWorld()
    await pay(world, { amount: '209914' })
    expect(world.puente.types()).toEqual(['payment.confirmed'])
  })

  test('…9915: the webhook is lost, the payment is not', async () => {
    const world = await openWorld()
    await pay(world, { amount: '209915' })
    await pay(world, { amount: '1000' })
    await until(() => world.puente.webhooks.length > 0)
    expect((await payments(world)).map(({ amount }) => amount)).toEqual(['209915', '1000'])
    expect(world.puente.webhooks).toHaveLength(1)
  })

  test('…9916: two webhooks with one id', async () => {
    const world = await openWorld()
    await pay(world, { amount: '209916' })
    await until(() => world.puente.webhooks.length === 2)
    expect(world.puente.webhooks[0]?.id).toBe(world.puente.webhooks[1]?.id)
  })

  test('…9917: reversed after 3 seconds and moved to the end of the list', async () => {
    const world = await openWorld()
    await pay(world, { amount: '209917' })
    await fund(world, '1000')
    const seen = (await world.get('/bank/payments')).body
    await world.post('/control/clock', { offsetMs: 3_100 })
    await until(() => world.puente.types().includes('payment.reversed'))
    const news = (await world.get(`/bank/payments?after=${String(seen['nextCursor'])}`)).body
    expect(news.items).toMatchObject([{ amount: '209917', status: 'reversed' }])
    expect((await world.get('/bank/balances')).body['clientMoney']).toBe('1000')
  })

  test('…9918: invisible to Puente for half an hour', async () => {
    const world = await openWorld()
    expect((await pay(world, { amount: '209918' })).text).toContain('Pago en proceso')
    expect(await payments(world)).toEqual([])
    await world.post('/control/clock', { offsetMs: 30 * 60_000 })
    await until(() => world.puente.types().includes('payment.confirmed'))
    expect(await payments(world)).toMatchObject([{ amount: '209918', status: 'confirmed' }])
  })
})

test('the list of payments: continues from its cursor, and an empty page keeps the cursor', async () => {
  const world = await openWorld()
  for (const amount of ['1', '2', '3']) await fund(world, amount)
  const first = (await world.get('/bank/payments?limit=2')).body
  const second = (await world.get(`/bank/payments?limit=2&after=${String(first['nextCursor'])}`)).body
  const last = (await world.get(`/bank/payments?after=${String(second['nextCursor'])}`)).body
  expect([first, second, last].map(({ items }) => items.map(({ amount }) => amount))).toEqual([
    ['1', '2'],
    ['3'],
    [],
  ])
  expect(last['nextCursor']).toBe(second['nextCursor'])
})

describe('refunds', () => {
  test('a refund: accepted once, debited at once, and settled', async () => {
    const world = await openWorld()
    await fund(world)
    const first = await world.post('/bank/refunds', refund('r1'))
    const again = await world.post('/bank/refunds', refund('r1'))
    const other = await world.post('/bank/refunds', refund('r1', '5001'))
    expect([first.status, again.status, other.status]).toEqual([201, 200, 409])
    expect(first.body).toEqual({ id: again.body['id'], clientReference: 'r1', status: 'accepted' })
    expect((await world.get('/bank/balances')).body['clientMoney']).toBe('995000')
    await until(() => world.puente.types().includes('refund.settled'))
    expect((await world.get('/bank/refunds/by-reference/r1')).body['status']).toBe('settled')
    expect((await world.get('/bank/refunds/by-reference/nobody')).status).toBe(404)
  })

  test('…9921: rejected later, and the money is credited back', async () => {
    const world = await openWorld()
    await fund(world)
    await world.post('/bank/refunds', refund('r1', '9921'))
    await until(() => world.puente.types().includes('refund.rejected'))
    expect((await world.get('/bank/refunds/by-reference/r1')).body).toMatchObject({
      status: 'rejected',
      reason: 'account-closed',
    })
    expect((await world.get('/bank/balances')).body['clientMoney']).toBe('1000000')
  })

  test('…9921: the account of the payment is closed, a refund to another one arrives', async () => {
    const world = await openWorld()
    await fund(world)
    const paymentId = String((await payments(world))[0]?.['id'])
    const source = String((await payments(world))[0]?.['payerAccount'])
    await world.post('/bank/refunds', { ...refund('r1', '9921'), paymentId, toAccount: source })
    await world.post('/bank/refunds', { ...refund('r2', '9921'), paymentId, toAccount: '002' })
    await until(() => world.puente.types().includes('refund.rejected'))
    await until(() => world.puente.types().includes('refund.settled'))
    expect((await world.get('/bank/refunds/by-reference/r1')).body['status']).toBe('rejected')
    expect((await world.get('/bank/refunds/by-reference/r2')).body['status']).toBe('settled')
  })

  test('…9922: waits half an hour; …9923: accepted without a response; …9924: the first connection is cut', async () => {
    const world = await openWorld()
    await fund(world)
    await world.post('/bank/refunds', refund('late', '9922'))
    await world.post('/control/clock', { offsetMs: 29 * 60_000 })
    expect((await world.get('/bank/refunds/by-reference/late')).body['status']).toBe('accepted')
    await world.post('/control/clock', { offsetMs: 31 * 60_000 })
    await until(() => world.puente.types().includes('refund.settled'))
    await expect(silent(world, refund('silent', '9923'))).rejects.toThrow(/timeout/i)
    expect((await world.get('/bank/refunds/by-reference/silent')).status).toBe(200)
    await expect(world.post('/bank/refunds', refund('lost', '9924'))).rejects.toThrow()
    expect((await world.get('/bank/refunds/by-reference/lost')).status).toBe(404)
    expect((await world.post('/bank/refunds', refund('lost', '9924'))).status).toBe(201)
  })

  test('a refund above the balance, of an unknown payment or to an unknown RUT: refused', async () => {
    const world = await openWorld()
    expect((await world.post('/bank/refunds', refund('r1'))).body['code']).toBe('insufficient-funds')
    const unknown = await world.post('/bank/refunds', { ...refund('r1'), paymentId: 'pay_none' })
    expect(unknown.body['code']).toBe('unknown-payment')
    expect((await world.post('/bank/refunds', { ...refund('r1'), toRut: '1-2' })).body['code']).toBe(
      'unknown-rut',
    )
  })
})

test('sweeps: move money once, and at most the balance', async () => {
  const world = await openWorld()
  await fund(world, '1000')
  const sweep = { clientReference: 's1', amount: '600' }
  const answers = [await world.post('/bank/sweeps', sweep), await world.post('/bank/sweeps', sweep)]
  expect(answers.map(({ status }) => status)).toEqual([201, 200])
  expect((await world.post('/bank/sweeps', { clientReference: 's1', amount: '1' })).status).toBe(409)
  expect((await world.post('/bank/sweeps', { clientReference: 's2', amount: '401' })).status).toBe(422)
  expect((await world.get('/bank/sweeps/by-reference/s1')).body).toEqual(answers[0]?.body)
  expect((await world.get('/bank/sweeps/by-reference/s2')).status).toBe(404)
  expect((await world.get('/bank/balances')).body).toEqual({ clientMoney: '400', operatorMoney: '600' })
})

test('reversal of a payment by hand: once, on the page and by the control API', async () => {
  const world = await openWorld()
  await fund(world, '1000')
  const [payment] = await payments(world)
  const id = String(payment?.['id'])
  expect((await world.submit(`/bank/page/payments/${id}/reverse`, {})).text).toContain('reversado')
  expect((await world.post(`/control/payments/${id}/reverse`, {})).status).toBe(409)
  await until(() => world.puente.types().includes('payment.reversed'))
})

async function silent(world: World, body: unknown) {
  const headers = { authorization: 'Bearer sandbox-bank-key', 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(300) }
  return fetch(`${world.sandbox.url}/bank/refunds`, init)
}
