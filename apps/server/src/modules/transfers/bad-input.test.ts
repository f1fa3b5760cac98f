/* long: one table of every kind of invalid input in one test environment */
import type { RecipientWire, TransferWire } from '@puente/contract/customer'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from '../../../test/client.ts'
import { flood } from '../../../test/flood.ts'
import { allRows } from '../../../test/rows.ts'
import { minutes } from '../../../test/test-clock.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'

let world: TestEnvironment
let persona: Client
let empresa: Client
const ids = {
  quote: '',
  mexico: '',
  recipient: '',
  transfer: '',
  cancelled: '',
  theirQuote: '',
  theirRecipient: '',
  theirTransfer: '',
}

const quoteBody = { corridorId: 'us-usd', side: 'send', amount: '200000' }
const details = {
  routingNumber: '021000021',
  accountNumber: '0001234500',
  accountType: 'checking',
  street: '1 Example Street',
  city: 'New York',
  state: 'NY',
  postalCode: '10001',
}
const recipientBody = {
  corridorId: 'us-usd',
  kind: 'person',
  name: 'Rosa Ejemplo',
  relationship: 'family',
  details,
}
const orderBody = () => ({
  quoteId: ids.quote,
  recipientId: ids.recipient,
  purpose: 'family-support',
  fundsSource: 'salary',
  relationship: 'family',
})

async function prepare(client: Client): Promise<{ quote: string; recipient: string; transfer: string }> {
  const quote = async () => (await client.post<{ id: string }>('/api/quotes', quoteBody)).body.id
  const recipient = (await client.post<RecipientWire>('/api/recipients', recipientBody)).body.id
  const { body } = await client.post<TransferWire>('/api/transfers', {
    ...orderBody(),
    quoteId: await quote(),
    recipientId: recipient,
  })
  return { quote: await quote(), recipient, transfer: body.id }
}

beforeAll(async () => {
  world = await createEnvironment()
  persona = await world.signedIn('persona')
  empresa = await world.signedIn('empresa')
  const theirs = await prepare(empresa)
  const mine = await prepare(persona)
  Object.assign(ids, mine, {
    theirQuote: theirs.quote,
    theirRecipient: theirs.recipient,
    theirTransfer: theirs.transfer,
  })
  ids.mexico = (
    await persona.post<RecipientWire>('/api/recipients', {
      ...recipientBody,
      corridorId: 'mx-mxn',
      details: { clabe: '002010077777777771' },
    })
  ).body.id
  const second = await persona.post<TransferWire>('/api/transfers', {
    ...orderBody(),
    quoteId: (await persona.post<{ id: string }>('/api/quotes', quoteBody)).body.id,
  })
  ids.cancelled = second.body.id
  await persona.post(`/api/transfers/${ids.cancelled}/cancellation`, {})
})
afterAll(async () => world?.close())

interface Bad {
  readonly path: string
  readonly method?: string
  readonly body?: unknown
  /** The text to send, for what JSON cannot express. */
  readonly raw?: string | Buffer
  readonly key?: string | null
  readonly type?: string
}

async function send({
  path,
  method = 'POST',
  body,
  raw,
  key = randomUUID(),
  type = 'application/json',
}: Bad) {
  const content = raw ?? (body === undefined ? undefined : JSON.stringify(body))
  const headers = {
    ...(content === undefined ? {} : { 'content-type': type }),
    ...(key === null ? {} : { 'idempotency-key': key }),
  }
  return persona.send(method, path, {
    headers,
    ...(content === undefined ? {} : { body: content as string }),
  })
}

/** The rows after the last refusal; undefined when a test changed some since. */
let known: Record<string, string> | undefined

/** Expects one refusal, and no change except in the audit trail. */
async function refused(bad: Bad, status: number, code: string): Promise<void> {
  const before = known ?? (await allRows(world))
  const answer = await send(bad)
  expect([answer.status, answer.body.code]).toEqual([status, code])
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
  expect(answer.body.requestId).toBeTruthy()
  known = await allRows(world)
  expect(known).toEqual(before)
}

const wrong = ['fields-wrong', 422] as const

describe('an amount', () => {
  const amounts: readonly (readonly [string, unknown, string, number])[] = [
    ['zero', '0', ...wrong],
    ['negative', '-200000', ...wrong],
    ['minus zero', '-0', ...wrong],
    ['astronomic', '999999999999999999', 'amount-above-maximum', 422],
    ['beyond every number', '9'.repeat(400), ...wrong],
    ['below the minimum', '4999', 'amount-below-minimum', 422],
    ['letters', 'mucho', ...wrong],
    ['nothing', '', ...wrong],
    ['spaces', ' 200000 ', ...wrong],
    ['a full stop between thousands', '200.000', ...wrong],
    ['a comma between thousands', '200,000', ...wrong],
    ['a decimal comma', '200000,50', ...wrong],
    ['decimals', '200000.5', ...wrong],
    ['scientific', '2e5', ...wrong],
    ['hexadecimal', '0x30d40', ...wrong],
    ['with a leading zero', '0200000', ...wrong],
    ['with a plus', '+200000', ...wrong],
    ['with a currency', '$200000', ...wrong],
    ['in other digits', '٢٠٠٠٠٠', ...wrong],
    ['a number', 200000, ...wrong],
    ['a float', 200000.5, ...wrong],
    ['null', null, ...wrong],
    ['a list', ['200000'], ...wrong],
    ['an object', { amount: '200000' }, ...wrong],
    ['a truth', true, ...wrong],
  ]
  it.each(amounts)('%s: no quote', (_what, amount, code, status) =>
    refused({ path: '/api/quotes', body: { ...quoteBody, amount } }, status, code),
  )
  it.each(amounts.filter(([, amount]) => typeof amount === 'string'))(
    '%s: no price',
    (_what, amount, code, status) =>
      refused(
        {
          path: `/api/prices?${new URLSearchParams({ ...quoteBody, amount: String(amount) })}`,
          method: 'GET',
        },
        status,
        code,
      ),
  )
  it('to receive, larger than anyone can send: no quote', () =>
    refused(
      { path: '/api/quotes', body: { ...quoteBody, side: 'receive', amount: '999999999999999999' } },
      422,
      'amount-above-maximum',
    ))
  it('twice in a URL: no price', () =>
    refused(
      { path: '/api/prices?corridorId=us-usd&side=send&amount=200000&amount=5', method: 'GET' },
      422,
      'fields-wrong',
    ))
})

describe('a requested quote', () => {
  it.each([
    ['an unknown corridor', { corridorId: 'xx-xxx' }, 404, 'corridor-unknown'],
    ['a corridor with a name of JavaScript’s own', { corridorId: '__proto__' }, 404, 'corridor-unknown'],
    ['a corridor with a NUL', { corridorId: 'us-usd\u0000' }, 422, 'fields-wrong'],
    ['a corridor with half a letter', { corridorId: 'us\ud800' }, 422, 'fields-wrong'],
    ['an endless corridor', { corridorId: 'x'.repeat(5000) }, 422, 'fields-wrong'],
    ['another side', { side: 'both' }, 422, 'fields-wrong'],
    ['a rate of their own', { rate: '1' }, 422, 'fields-wrong'],
    ['someone else’s customer', { customerId: 'cus_0' }, 422, 'fields-wrong'],
  ])('with %s', (_what, change, status, code) =>
    refused({ path: '/api/quotes', body: { ...quoteBody, ...change } }, status, code),
  )
})

describe('a body', () => {
  const good = JSON.stringify(quoteBody)
  it.each([
    ['no JSON', '{"corridorId":', 400, 'malformed'],
    ['empty', '', 400, 'malformed'],
    ['a prototype', good.replace('{', '{"__proto__":{"amount":"1"},'), 400, 'malformed'],
    ['a constructor', good.replace('{', '{"constructor":{"prototype":{"a":1}},'), 400, 'malformed'],
    ['a list', `[${good}]`, 422, 'fields-wrong'],
    ['a text', JSON.stringify(good), 422, 'fields-wrong'],
    ['null', 'null', 422, 'fields-wrong'],
    ['nested without end', '['.repeat(100_000) + ']'.repeat(100_000), 422, 'fields-wrong'],
    [
      'no UTF-8',
      Buffer.concat([
        Buffer.from('{"corridorId":"'),
        Buffer.from([0xff, 0xfe]),
        Buffer.from('","side":"send","amount":"200000"}'),
      ]),
      404,
      'corridor-unknown',
    ],
  ])('that is %s', (_what, raw, status, code) => refused({ path: '/api/quotes', raw }, status, code))

  it('of another media type', () =>
    refused(
      { path: '/api/quotes', raw: 'amount=200000', type: 'application/x-www-form-urlencoded' },
      415,
      'media-type-unknown',
    ))
  it('of 300 kB', () =>
    refused({ path: '/api/quotes', body: { ...quoteBody, amount: '9'.repeat(300_000) } }, 413, 'too-large'))
  it.each([
    ['declared', true],
    ['not declared', false],
  ])('200 MB of %s: refused while it arrives, and memory does not grow', async (_what, declared) => {
    const before = await allRows(world)
    const headers = {
      'content-type': 'application/json',
      cookie: persona.cookie ?? '',
      'idempotency-key': randomUUID(),
    }
    const flooded = await flood(`${world.listeners.customer}/api/quotes`, headers, declared)
    expect([flooded.status, flooded.code]).toEqual([413, 'too-large'])
    expect(flooded.sentBytes).toBeLessThan(32 * 1024 * 1024)
    expect(flooded.grownBytes).toBeLessThan(48 * 1024 * 1024)
    expect(await allRows(world)).toEqual(before)
  })
})

describe('an idempotency key', () => {
  const bodies = () =>
    [
      ['/api/quotes', quoteBody],
      ['/api/recipients', recipientBody],
      ['/api/transfers', orderBody()],
      [`/api/transfers/${ids.transfer}/payments`, {}],
      [`/api/transfers/${ids.transfer}/cancellation`, {}],
    ] as const
  it.each([
    ['missing', null],
    ['too short', 'short'],
    ['too long', 'x'.repeat(256)],
    ['with a space', 'a key with a space'],
  ])('%s: nothing is done', async (_what, key) => {
    for (const [path, body] of bodies()) await refused({ path, body, key }, 400, 'idempotency-key-missing')
  })
})

describe('a recipient', () => {
  const changed = (more: Record<string, unknown>) => ({
    ...recipientBody,
    details: { ...details, accountNumber: '0009999999', ...more },
  })
  it.each([
    ['a routing number whose check digit is wrong', changed({ routingNumber: '021000022' })],
    ['letters for a routing number', changed({ routingNumber: 'ABCDEFGHI' })],
    ['a number for a text', changed({ accountNumber: 1234567 })],
    ['an account that is missing', { ...recipientBody, details: {} }],
    ['a field nobody asks for', changed({ iban: 'ES00' })],
    ['a NUL in the street', changed({ street: '1 Example\u0000Street' })],
    ['half a letter in the street', changed({ street: '1 Example \ud83d Street' })],
    ['a NUL in a field’s name', changed({ 'street\u0000': 'x' })],
    ['a NUL in the name', { ...recipientBody, name: 'Rosa\u0000Ejemplo' }],
    ['a name of pictures', { ...recipientBody, name: '😀😀' }],
    ['a name without end', { ...recipientBody, name: 'R'.repeat(141) }],
    ['another kind', { ...recipientBody, kind: 'cat' }],
    ['another relationship', { ...recipientBody, relationship: 'none' }],
    ['an unknown key', { ...recipientBody, verified: true }],
    [
      'a CLABE whose check digit is wrong',
      { ...recipientBody, corridorId: 'mx-mxn', details: { clabe: '002010077777777770' } },
    ],
    [
      'a thousand fields',
      {
        ...recipientBody,
        details: Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`field${n}`, 'x'])),
      },
    ],
  ])('with %s: not stored', (_what, body) => refused({ path: '/api/recipients', body }, 422, 'fields-wrong'))
  it('of an unknown corridor: not stored', () =>
    refused(
      { path: '/api/recipients', body: { ...recipientBody, corridorId: 'xx-xxx' } },
      404,
      'corridor-unknown',
    ))
})

describe('an order', () => {
  const tampered = (id: string) => id.slice(0, -1) + (id.endsWith('0') ? '1' : '0')
  const cases: readonly (readonly [string, () => Record<string, unknown>, number, string])[] = [
    ['a tampered quote', () => ({ quoteId: tampered(ids.quote) }), 404, 'not-found'],
    ['a tampered recipient', () => ({ recipientId: tampered(ids.recipient) }), 404, 'not-found'],
    ['someone else’s quote', () => ({ quoteId: ids.theirQuote }), 404, 'not-found'],
    ['someone else’s recipient', () => ({ recipientId: ids.theirRecipient }), 404, 'not-found'],
    ['a recipient’s id for a quote', () => ({ quoteId: ids.recipient }), 422, 'fields-wrong'],
    ['a quote’s id in capitals', () => ({ quoteId: ids.quote.toUpperCase() }), 422, 'fields-wrong'],
    ['SQL for a quote', () => ({ quoteId: "quo_'; drop table transfers.transfer; --" }), 422, 'fields-wrong'],
    [
      'a recipient of another corridor',
      () => ({ recipientId: ids.mexico }),
      409,
      'recipient-of-other-corridor',
    ],
    ['an amount of its own', () => ({ amount: '1' }), 422, 'fields-wrong'],
    ['an unknown purpose', () => ({ purpose: 'fun' }), 422, 'fields-wrong'],
    ['no purpose', () => ({ purpose: undefined }), 422, 'fields-wrong'],
    ['an unknown source of funds', () => ({ fundsSource: 'found' }), 422, 'fields-wrong'],
  ]
  it.each(cases)('with %s: not created', (_what, change, status, code) =>
    refused({ path: '/api/transfers', body: { ...orderBody(), ...change() } }, status, code),
  )

  it('at an expired quote: not created', async () => {
    const { body } = await persona.post<{ id: string }>('/api/quotes', quoteBody)
    known = undefined
    world.clock.advance(minutes(31))
    try {
      await refused(
        { path: '/api/transfers', body: { ...orderBody(), quoteId: body.id } },
        409,
        'quote-expired',
      )
    } finally {
      world.clock.advance(-minutes(31))
    }
  })
})

describe('a requested transfer', () => {
  const cases: readonly (readonly [string, () => string, number, string])[] = [
    ['someone else’s', () => ids.theirTransfer, 404, 'not-found'],
    ['nobody’s', () => `trf_${'0'.repeat(32)}`, 404, 'not-found'],
    ['a quote', () => ids.quote, 404, 'not-found'],
    ['no id', () => 'all', 404, 'not-found'],
    ['a way out of the folder', () => '..%2f..%2fsession', 404, 'not-found'],
    ['a NUL', () => 'trf_%00', 404, 'not-found'],
    ['an id without end', () => `trf_${'0'.repeat(500)}`, 400, 'malformed'],
    ['bytes that are no text', () => '%ff%fe', 400, 'malformed'],
  ]
  it.each(cases)('%s: not shown, paid or cancelled', async (_what, id, status, code) => {
    await refused({ path: `/api/transfers/${id()}`, method: 'GET' }, status, code)
    await refused({ path: `/api/transfers/${id()}/payments`, body: {} }, status, code)
    await refused({ path: `/api/transfers/${id()}/cancellation`, body: {} }, status, code)
  })

  it('a payment of another amount, or after a cancellation', async () => {
    await refused(
      { path: `/api/transfers/${ids.transfer}/payments`, body: { amount: '1' } },
      422,
      'fields-wrong',
    )
    await refused({ path: `/api/transfers/${ids.cancelled}/payments`, body: {} }, 409, 'not-in-this-state')
    await refused(
      { path: `/api/transfers/${ids.cancelled}/cancellation`, body: {} },
      409,
      'not-in-this-state',
    )
  })

  it.each([['PUT'], ['DELETE'], ['PATCH']])('with %s', (method) =>
    refused({ path: `/api/transfers/${ids.transfer}`, method, body: {} }, 404, 'not-found'),
  )
})

describe('a search of staff', () => {
  it.each([
    ['a NUL', 'search=%00'],
    ['an unknown state', 'state=lost'],
    ['a limit in words', 'limit=many'],
    ['a limit with decimals', 'limit=1.5'],
    ['a key nobody asks for', 'order=desc'],
  ])('with %s: refused', async (_what, query) => {
    const staff = await world.signedIn('soporte')
    const answer = await staff.get(`/api/transfers?${query}`)
    expect([answer.status, answer.body.code]).toEqual([422, 'fields-wrong'])
  })
})
