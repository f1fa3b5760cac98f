import { randomUUID } from 'node:crypto'
import type { PriceWire, QuoteWire } from '@puente/contract/customer'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { asOwner } from '../../../test/owner.ts'
import { minutes } from '../../../test/test-clock.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { fromWireId } from '@puente/contract'
import { quoteFor, recordRates, toPriceWire } from './index.ts'

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
beforeEach(() =>
  world.runtime.work(system, (work) =>
    recordRates(work, [
      { base: 'USD', mid: '948.50', asOf: work.now.toISOString(), source: 'Mercado de prueba' },
    ]),
  ),
)

const asked = { corridorId: 'us-usd', side: 'send', amount: '200000' } as const
const firm = (client: Client, body: object = asked, options = {}) =>
  client.post<QuoteWire>('/api/quotes', body, options)
const minor = (money: { amount: string }) => BigInt(money.amount)

function addsUp(price: PriceWire): void {
  expect(minor(price.send)).toBe(minor(price.fee.gross) + minor(price.converted))
  expect(minor(price.fee.gross)).toBe(minor(price.fee.net) + minor(price.fee.iva))
  expect(minor(price.totalCost.amount)).toBe(minor(price.fee.gross) + minor(price.spread.amount))
}

describe('an indicative price', () => {
  test('for an unauthenticated user: sending 200.000 costs less than 1,8 %', async () => {
    const { status, body } = await world
      .customer()
      .get<PriceWire>('/api/prices?corridorId=us-usd&side=send&amount=200000')
    expect(status).toBe(200)
    addsUp(body)
    expect(body).toMatchObject({
      fixedSide: 'send',
      send: { amount: '200000', currency: 'CLP' },
      fee: { gross: { amount: '2390' }, net: { amount: '2008' }, iva: { amount: '382' } },
      customerClpPerUnit: '952.294',
      midMarketClpPerUnit: '948.5',
      receive: { amount: '20750', currency: 'USD' },
    })
    expect(body.totalCost.bps).toBeLessThan(180)
  })

  test('with a fixed receive amount: that amount is not changed', async () => {
    const { body } = await persona.get<PriceWire>('/api/prices?corridorId=us-usd&side=receive&amount=20750')
    addsUp(body)
    expect(body.receive.amount).toBe('20750')
    expect(minor(body.send)).toBeLessThanOrEqual(200_000n)
  })
})

describe('a firm quote', () => {
  test('valid for 30 minutes, and read back unchanged', async () => {
    const { status, body } = await firm(persona)
    expect(status).toBe(201)
    addsUp(body.price)
    expect(Date.parse(body.expiresAt) - Date.parse(body.createdAt)).toBe(minutes(30))
    world.clock.advance(minutes(14))
    await world.runtime.work(system, (work) =>
      recordRates(work, [{ base: 'USD', mid: '960', asOf: work.now.toISOString(), source: 'other' }]),
    )
    expect((await persona.get(`/api/quotes/${body.id}`)).body).toEqual(body)
    const stored = await world.runtime.work(system, (work) =>
      quoteFor(work, fromWireId('quote', body.id) ?? ''),
    )
    expect(stored).toMatchObject({ corridorVersion: 1, feeVersion: 1, spreadVersion: 1 })
    expect(stored && toPriceWire(stored.price)).toEqual(body.price)
  })

  test('the same idempotency key: the same quote; with another body: refused', async () => {
    const key = randomUUID()
    const first = await firm(persona, asked, { key })
    const again = await firm(persona, asked, { key })
    expect(again.body).toEqual(first.body)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect((await firm(persona, { ...asked, amount: '1' }, { key })).body.code).toBe('idempotency-key-reused')
    expect((await firm(empresa, asked, { key })).body.id, 'a key is its owner’s').not.toBe(first.body.id)
  })

  test('concurrent requests of two customers: each quote is stored as it was answered, for its customer; a refusal affects no other', async () => {
    const amounts = Array.from({ length: 12 }, (_, at) => (at === 5 ? '1' : String(100_000 + at)))
    const clients = [persona, empresa]
    const answers = await Promise.all(
      amounts.map((amount, at) => firm(clients[at % 2] ?? persona, { ...asked, amount })),
    )
    expect(answers.map(({ body }) => body.code ?? body.price.send.amount)).toEqual(
      amounts.map((amount) => (amount === '1' ? 'amount-below-minimum' : amount)),
    )
    const good = answers.filter(({ status }) => status === 201)
    expect(new Set(good.map(({ body }) => body.id)).size).toBe(11)
    for (const { body } of good) {
      addsUp(body.price)
      const owner = amounts.indexOf(body.price.send.amount) % 2
      const seen = await Promise.all(clients.map((client) => client.get(`/api/quotes/${body.id}`)))
      expect(seen.map(({ status }) => status)).toEqual(owner === 0 ? [200, 404] : [404, 200])
      expect(seen[owner]?.body).toMatchObject({ price: body.price, expiresAt: body.expiresAt })
    }
  })

  test('concurrent requests with one idempotency key: one quote', async () => {
    const key = randomUUID()
    const count = async () => (await asOwner(world, 'select from quotes.quote')).length
    const before = await count()
    const answers = await Promise.all(Array.from({ length: 12 }, () => firm(persona, asked, { key })))
    const made = new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.id))
    expect(made.size).toBe(1)
    for (const { status, body } of answers) if (status !== 201) expect(body.code).toBe('request-in-progress')
    expect(await count()).toBe(before + 1)
  })

  test('of another customer, unknown, or with a malformed id: not found', async () => {
    const { body } = await firm(persona)
    expect((await empresa.get(`/api/quotes/${body.id}`)).body).toMatchObject({
      code: 'not-found',
      status: 404,
    })
    expect((await persona.get(`/api/quotes/quo_${'0'.repeat(32)}`)).body.code).toBe('not-found')
    expect((await persona.get(`/api/quotes/${body.id.replace('quo_', 'trf_')}`)).status).toBe(404)
    expect((await world.customer().get(`/api/quotes/${body.id}`)).body.code).toBe('signed-out')
  })

  test('immutable: the database role may not change it, and inconsistent amounts violate a constraint', async () => {
    const { body } = await firm(persona)
    const id = fromWireId('quote', body.id)
    for (const statement of [
      'update quotes.quote set send_minor = 1',
      `update quotes.quote set expires_at = now() + interval '1 year'`,
      'delete from quotes.quote',
      'truncate quotes.quote',
    ])
      await expect(world.pool.query(statement)).rejects.toMatchObject({ code: '42501' })
    await expect(
      asOwner(world, 'update quotes.quote set send_minor = send_minor + 1 where id = $1', [id]),
    ).rejects.toMatchObject({ code: '23514' })
  })

  test('without a session or an idempotency key: refused', async () => {
    expect((await firm(world.customer())).body.code).toBe('signed-out')
    const answer = await persona.ask<QuoteWire>('POST', '/api/quotes', asked)
    expect(answer.body.code).toBe('idempotency-key-missing')
  })
})

describe('invalid input: one precise error, and nothing is stored', () => {
  const wrong: [string, object, number, object][] = [
    ['zero', { amount: '0' }, 422, { code: 'fields-wrong', fields: [{ at: 'amount', fault: 'zero' }] }],
    ['nothing to receive', { side: 'receive', amount: '0' }, 422, { code: 'receives-nothing' }],
    [
      'negative',
      { amount: '-200000' },
      422,
      { code: 'fields-wrong', fields: [{ at: 'amount', fault: 'format' }] },
    ],
    [
      'letters',
      { amount: 'mucho' },
      422,
      { code: 'fields-wrong', fields: [{ at: 'amount', fault: 'format' }] },
    ],
    ['separators', { amount: '200.000' }, 422, { code: 'fields-wrong' }],
    ['decimals', { amount: '200000,50' }, 422, { code: 'fields-wrong' }],
    ['leading zero', { amount: '0200000' }, 422, { code: 'fields-wrong' }],
    ['exponent', { amount: '2e5' }, 422, { code: 'fields-wrong' }],
    [
      'a number',
      { amount: 200000 },
      422,
      { code: 'fields-wrong', fields: [{ at: 'amount', fault: 'type' }] },
    ],
    ['nineteen digits', { amount: '1'.repeat(19) }, 422, { code: 'fields-wrong' }],
    ['a line break behind it', { amount: '200000\n' }, 422, { code: 'fields-wrong' }],
    [
      'astronomic',
      { amount: '9'.repeat(18) },
      422,
      { code: 'amount-above-maximum', facts: { maximumMinor: '18000000', limit: 'transfer' } },
    ],
    [
      'astronomic to receive',
      { side: 'receive', amount: '9'.repeat(18) },
      422,
      { code: 'amount-above-maximum' },
    ],
    [
      'too little',
      { amount: '4999' },
      422,
      { code: 'amount-below-minimum', facts: { minimumMinor: '5000' } },
    ],
    ['too little to receive', { side: 'receive', amount: '1' }, 422, { code: 'amount-below-minimum' }],
    ['an unknown corridor', { corridorId: 'xx-xxx' }, 404, { code: 'corridor-unknown' }],
    [
      'an unknown side',
      { side: 'both' },
      422,
      { code: 'fields-wrong', fields: [{ at: 'side', fault: 'choice' }] },
    ],
    [
      'an unknown key',
      { rate: '1' },
      422,
      { code: 'fields-wrong', fields: [{ at: 'rate', fault: 'unknown-field' }] },
    ],
    ['a tampered price', { price: { send: '1' } }, 422, { code: 'fields-wrong' }],
  ]
  test.each(wrong)('%s', async (_name, change, status, expected) => {
    const before = await asOwner(world, 'select from quotes.quote')
    const answer = await firm(persona, { ...asked, ...change })
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject(expected)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    expect(await asOwner(world, 'select from quotes.quote')).toHaveLength(before.length)
  })

  test('a missing field, broken JSON, or a body above the maximum size: refused', async () => {
    const missing = await firm(persona, { corridorId: 'us-usd' })
    expect(missing.body.fields).toEqual([
      { at: 'side', fault: 'required' },
      { at: 'amount', fault: 'required' },
    ])
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    expect((await persona.send('POST', '/api/quotes', { headers, body: '{"amount":' })).body.code).toBe(
      'malformed',
    )
    const huge = await persona.send('POST', '/api/quotes', { headers, body: `"${'x'.repeat(400_000)}"` })
    expect(huge.body).toMatchObject({ code: 'too-large', status: 413 })
  })

  test('invalid query parameters of an indicative price: refused', async () => {
    const code = async (query: string) => (await persona.get(`/api/prices?${query}`)).body.code
    expect(await code('corridorId=us-usd&side=send&amount=0')).toBe('fields-wrong')
    expect(await code('corridorId=us-usd&side=send&amount=-1')).toBe('fields-wrong')
    expect(await code('corridorId=us-usd&side=send&amount=1e9')).toBe('fields-wrong')
    expect(await code('corridorId=us-usd&side=send&amount=200000&amount=1')).toBe('fields-wrong')
    expect(await code('corridorId=us-usd&side=send')).toBe('fields-wrong')
    expect(await code('corridorId=us-usd&side=send&amount=200000&x=1')).toBe('fields-wrong')
    expect(await code('corridorId=us-usd&side=send&amount=4999')).toBe('amount-below-minimum')
  })
})

describe('prices depend on versioned data', () => {
  const write = (noun: string, key: string, data: object) =>
    asOwner(
      world,
      `insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
       values ($1, $2, 2, '2026-01-01 00:00Z', $3, 'staff:one', 'staff:two')`,
      [noun, key, data],
    )

  test('fee of companies for a company; of persons for an unauthenticated user', async () => {
    await write('fee', 'default/company', { fixedMinor: '0', bps: 0, ivaPercent: 19 })
    expect((await firm(empresa)).body.price.fee.gross.amount).toBe('0')
    expect((await firm(persona)).body.price.fee.gross.amount).toBe('2390')
    const ended = world.customer()
    ended.cookie = `puente_session=${'x'.repeat(43)}`
    const feeFor = async (client: Client) =>
      (await client.get<PriceWire>('/api/prices?corridorId=us-usd&side=send&amount=200000')).body.fee.gross
        .amount
    expect(await Promise.all([empresa, persona, world.customer(), ended].map(feeFor))).toEqual([
      '0',
      '2390',
      '2390',
      '2390',
    ])
  })

  test('a rail without cents: finer receive amounts are refused, and whole amounts are paid', async () => {
    const [{ data }] = (await asOwner<{ data: object }>(
      world,
      `select data from platform.versioned where noun = 'corridor' and key = 'us-usd' and version = 1`,
    )) as [{ data: object }]
    await write('corridor', 'us-usd', { ...data, receiveStepMinor: '100' })
    const fine = await firm(persona, { ...asked, side: 'receive', amount: '20050' })
    expect(fine.body).toMatchObject({ code: 'fields-wrong', fields: [{ at: 'amount', fault: 'too-fine' }] })
    const whole = await firm(persona)
    addsUp(whole.body.price)
    expect(whole.body.price.receive.amount).toBe('20700')
  })
})
