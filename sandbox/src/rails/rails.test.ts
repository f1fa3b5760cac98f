import { describe, expect, test } from 'vitest'
import { openWorld, payout, until, type World } from '../../test/kit.ts'

async function statusOf(world: World, reference: string) {
  return (await world.get(`/rails/payouts/by-reference/${reference}`)).body
}

function untilStatus(world: World, reference: string, status: string) {
  return until(async () => (await statusOf(world, reference))['status'] === status)
}

describe('payouts', () => {
  test('an ordinary one: accepted, sent, and credited about a second later, with one webhook each, in order', async () => {
    const world = await openWorld()
    const started = Date.now()
    const { status, body } = await world.post('/rails/payouts', payout('p1'))
    expect(status).toBe(202)
    expect(body).toMatchObject({
      clientReference: 'p1',
      status: 'accepted',
      amount: '20534',
      currency: 'USD',
    })
    await untilStatus(world, 'p1', 'credited')
    expect(Date.now() - started).toBeGreaterThan(900)
    const history = (await statusOf(world, 'p1'))['history'] as { status: string }[]
    expect(history.map((entry) => entry.status)).toEqual(['accepted', 'sent', 'credited'])
    await until(() => world.puente.webhooks.length === 3)
    expect(world.puente.types()).toEqual(['payout.accepted', 'payout.sent', 'payout.credited'])
    expect(world.puente.webhooks[0]).toMatchObject({
      path: '/api/partners/rails/webhook',
      data: { payoutId: body['id'], clientReference: 'p1' },
    })
  })

  test('the same reference and body: one payout, whatever the order of keys; another body: refused', async () => {
    const world = await openWorld()
    const body = payout('p1')
    const turned = Object.fromEntries(Object.entries(body).reverse())
    const [first, again] = [
      await world.post('/rails/payouts', body),
      await world.post('/rails/payouts', turned),
    ]
    expect([again.status, again.body['id']]).toEqual([202, first.body['id']])
    const other = await world.post('/rails/payouts', { ...body, amount: '20535' })
    expect([other.status, other.body['code']]).toEqual([409, 'reference-reused'])
  })

  test('a batch: processes each item by its own reference and returns a result for each', async () => {
    const world = await openWorld()
    await world.post('/rails/payouts', payout('known'))
    const items = [
      payout('new'),
      payout('known'),
      { ...payout('known'), amount: '1' },
      payout('bad', 'Rosa', 'x-'),
    ]
    const { status, body } = await world.post('/rails/payout-batches', { clientReference: 'b1', items })
    expect(status).toBe(202)
    expect(body.items).toMatchObject([
      { clientReference: 'new', status: 'accepted' },
      { clientReference: 'known', status: 'accepted' },
      { clientReference: 'known', code: 'reference-reused' },
      { clientReference: 'bad', code: 'account-missing' },
    ])
    const asked = await world.post('/rails/payouts/by-references', { clientReferences: ['new', 'bad'] })
    expect(asked.body.items).toMatchObject([
      { status: 'accepted' },
      { clientReference: 'bad', status: 'unknown' },
    ])
  })

  test('a thousand at once: all are credited', async () => {
    const world = await openWorld()
    await world.post('/control/payout-speed', { speed: 'instant' })
    const items = Array.from({ length: 1000 }, (_, index) => payout(`m${index}`))
    expect(
      (await world.post('/rails/payout-batches', { clientReference: 'b', items })).body.items,
    ).toHaveLength(1000)
    await until(() => world.puente.webhooks.length === 3000)
    expect(new Set(world.puente.types())).toEqual(
      new Set(['payout.accepted', 'payout.sent', 'payout.credited']),
    )
    expect(
      (await world.post('/rails/payout-batches', { clientReference: 'c', items: [...items, payout('x')] }))
        .status,
    ).toBe(400)
  })

  test.each([
    ['unknown-rail', { rail: 'uk-fps' }],
    ['currency-not-supported', { currency: 'CLP' }],
    ['amount-out-of-range', { amount: '0' }],
    ['amount-out-of-range', { amount: '100000000000' }],
    ['name-missing', { beneficiary: { name: ' ', fields: payout('x').beneficiary.fields } }],
    ['account-missing', { beneficiary: { name: 'Rosa', fields: { accountType: 'checking' } } }],
    ['routing-number-missing', { beneficiary: { name: 'Rosa', fields: { accountNumber: '1234' } } }],
    [
      'routing-number-not-valid',
      { beneficiary: { name: 'Rosa', fields: { accountNumber: '1234', routingNumber: '021000022' } } },
    ],
    [
      'account-not-valid',
      { beneficiary: { name: 'Rosa', fields: { accountNumber: '123', routingNumber: '021000021' } } },
    ],
    [
      'clabe-not-valid',
      {
        rail: 'mx-spei',
        currency: 'MXN',
        beneficiary: { name: 'Rosa', fields: { clabe: '032180000118359718' } },
      },
    ],
  ])('%s: refused at once', async (code, change) => {
    const world = await openWorld()
    const answer = await world.post('/rails/payouts', { ...payout('p1'), ...change })
    expect([answer.status, answer.body['code']]).toEqual([422, code])
    expect((await world.get('/rails/payouts/by-reference/p1')).status).toBe(404)
  })

  test('another rail: one line of data with its currency, its step, its account and its required values', async () => {
    const world = await openWorld({
      outside: {
        clpPerUnit: { BRL: '180.5' },
        rails: {
          'br-any': {
            currency: 'BRL',
            largestMinor: '500',
            stepMinor: '100',
            account: { field: 'iban|account', called: 'iban', looks: '[A-Z]{2}[0-9A-Z]+', check: 'mod-97' },
            also: [{ field: 'bank', called: 'bank-code', looks: '[0-9]{4}' }],
          },
        },
      },
    })
    expect((await world.get('/rates/mids?quote=CLP')).body.items.map(({ base }) => base)).toEqual(['BRL'])
    const fields = { iban: 'ES91 2100 0418 4502 0005 1332', bank: '1007', accountType: '1' }
    const ask = async (reference: string, change: object, amount = '300') => {
      const order = { ...payout(reference), rail: 'br-any', currency: 'BRL', amount }
      const beneficiary = { name: 'Rosa', fields: { ...fields, ...change } }
      const { status, body } = await world.post('/rails/payouts', { ...order, beneficiary })
      return [status, body['code'] ?? body['status']]
    }
    expect(await ask('a', {})).toEqual([202, 'accepted'])
    expect(await ask('b', {}, '301')).toEqual([422, 'amount-too-fine'])
    expect(await ask('c', {}, '600')).toEqual([422, 'amount-out-of-range'])
    expect(await ask('d', { iban: 'ES9121000418450200051333' })).toEqual([422, 'iban-not-valid'])
    expect(await ask('e', { bank: '7' })).toEqual([422, 'bank-code-not-valid'])
    expect(await ask('f', { iban: '', accountType: '' })).toEqual([422, 'iban-missing'])
  })
})

describe('manual actions', () => {
  test('an action that the status allows: changes it and notifies Puente; any other: refused', async () => {
    const world = await openWorld()
    await world.post('/control/payout-speed', { speed: 'manual' })
    await world.post('/rails/payouts', payout('p'))
    const push = (to: string) => world.post('/control/payouts/p/advance', { to })
    expect((await push('returned')).status).toBe(409)
    expect((await push('credited')).body['status']).toBe('credited')
    expect((await push('rejected')).status).toBe(409)
    expect((await push('returned')).body).toMatchObject({ status: 'returned', code: 'beneficiary-unknown' })
    await until(() => world.puente.webhooks.length === 4)
    expect(world.puente.types()).toEqual([
      'payout.accepted',
      'payout.sent',
      'payout.credited',
      'payout.returned',
    ])
    expect((await world.post('/control/payouts/none/advance', { to: 'next' })).status).toBe(404)
  })

  test('the page: a button for each action, which performs it', async () => {
    const world = await openWorld()
    await world.post('/control/payout-speed', { speed: 'manual' })
    await world.post('/rails/payouts', payout('p/1 ñ', 'Rosa <i>Ejemplo</i>'))
    const { text } = await world.page('/rails')
    for (const label of ['Aceptar y enviar', 'Abonar', 'Rechazar', 'Demorar']) expect(text).toContain(label)
    expect(text).toContain('Rosa &#60;i&#62;Ejemplo&#60;/i&#62;')
    const after = await world.submit(`/rails/page/${encodeURIComponent('p/1 ñ')}`, { to: 'rejected' })
    expect(after.text).toContain('rechazado')
  })

  test('a delayed payout: stays through changes of speed; manual speed: payouts continue when another speed is set', async () => {
    const world = await openWorld()
    await world.post('/control/payout-speed', { speed: 'manual' })
    await world.post('/rails/payouts', payout('stays'))
    await world.post('/rails/payouts', payout('goes'))
    await world.post('/control/payouts/stays/advance', { to: 'delayed' })
    await world.post('/control/payout-speed', { speed: 'instant' })
    await untilStatus(world, 'goes', 'credited')
    expect((await statusOf(world, 'stays'))['status']).toBe('accepted')
  })
})
