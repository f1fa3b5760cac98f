import type {
  CorridorWire,
  PriceWire,
  QuoteWire,
  RecipientWire,
  TransferWire,
} from '@puente/contract/customer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readOutside } from '../../../../../../sandbox/src/outside.ts'
import type { Client } from '../../../../test/client.ts'
import { orderBody, startEnvironment, type RunningEnvironment } from '../../../../test/life.ts'
import { asOwner } from '../../../../test/owner.ts'
import type { TestEnvironment } from '../../../../test/world.ts'

/** Brazil, unknown to the code: its currency, rail, control digits and fields are rows only. */
const brazil = {
  order: 5,
  country: 'BR',
  currency: 'BRL',
  rail: 'br-ted',
  receiveStepMinor: '10',
  minimumSendMinor: '6000',
  maximumSendMinor: '2000000',
  runs: 'every-day',
  cutOff: { time: '24:00', days: [1, 2, 3, 4, 5, 6, 7] },
  opensAt: '00:00',
  deliveryBankingDays: 0,
  deliveredBy: '24:00',
  deliveryMinutes: 30,
  name: { maxLength: 30, characters: 'ascii', written: { ç: 's' } },
  account: ['bank', 'account'],
  fields: [
    {
      name: 'bank',
      kind: 'choice',
      label: 'bank',
      minLength: 3,
      maxLength: 3,
      choices: [
        { value: '001', name: 'Banco do Brasil', rules: { account: { maxLength: 8 } } },
        { value: '260', name: 'Nubank', rules: { branch: { asked: false } } },
      ],
    },
    { name: 'branch', kind: 'digits', label: 'branch', minLength: 4, maxLength: 4 },
    { name: 'account', kind: 'digits', label: 'account', minLength: 4, maxLength: 12 },
    {
      name: 'cpf',
      kind: 'digits',
      label: 'cpf',
      onlyFor: 'person',
      minLength: 11,
      maxLength: 11,
      checks: [9, 10].map((at) => ({
        kind: 'weighted',
        severity: 'block',
        from: 0,
        to: at,
        weights: Array.from({ length: at }, (_, place) => at + 1 - place),
        modulus: 11,
        at,
        symbols: '00987654321',
      })),
    },
  ],
}
const outside = readOutside()
const rail = {
  currency: 'BRL',
  largestMinor: '100000000',
  stepMinor: '10',
  account: { field: 'account', called: 'account', looks: '[0-9]{4,12}' },
  also: [
    { field: 'bank', called: 'bank', looks: '[0-9]{3}' },
    { field: 'cpf', called: 'cpf', looks: '[0-9]{11}' },
  ],
}

const seedBrazil = (world: TestEnvironment) =>
  asOwner(
    world,
    `insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
     values ('corridor', 'br-brl', 1, '2026-01-01 00:00Z', $1, 'staff:one', 'staff:two')`,
    [brazil],
  )

let life: RunningEnvironment
let persona: Client
beforeAll(async () => {
  life = await startEnvironment({
    outside: {
      clpPerUnit: { ...outside.clpPerUnit, BRL: '178.40' },
      rails: { ...outside.rails, 'br-ted': rail },
    },
    before: seedBrazil,
  })
  persona = await life.signedIn('persona')
})
afterAll(async () => life?.close())

describe('a corridor that exists only as rows', () => {
  const details = { bank: '260', account: '1234-5678', cpf: '529.982.247-25' }

  test('offered in its order, with its fields', async () => {
    const { items } = (await persona.get<{ items: CorridorWire[] }>('/api/corridors')).body
    expect(items[0]).toMatchObject({ id: 'br-brl', country: 'BR', currency: 'BRL' })
    expect(items[0]?.fields.map(({ name }) => name)).toEqual(['bank', 'branch', 'account', 'cpf'])
    const map = await (await fetch(new URL('/sitemap.xml', life.listeners.customer))).text()
    expect(map).toContain('/to/br<')
  })

  test('faults of its fields by its own rules', async () => {
    const wrong = { bank: '001', account: '123456789', cpf: '529.982.247-24' }
    const { status, body } = await persona.post<RecipientWire>('/api/recipients', {
      corridorId: 'br-brl',
      kind: 'person',
      name: 'Conceição Exemplo da Silva Sauro',
      relationship: 'friend',
      details: wrong,
    })
    expect([status, body.fields]).toEqual([
      422,
      [
        { at: 'name', fault: 'too-long' },
        { at: 'details.branch', fault: 'missing' },
        { at: 'details.account', fault: 'too-long' },
        { at: 'details.cpf', fault: 'wrong-check-digit' },
      ],
    ])
  })

  test('priced in steps of its rail, and delivered', async () => {
    await life.moveClock(21_000) // The feed is read again: its first rates did not contain BRL.
    const query = 'corridorId=br-brl&side=send&amount=200000'
    const asked = () => persona.get<PriceWire>(`/api/prices?${query}`)
    await expect.poll(async () => (await asked()).status, { timeout: 60_000 }).toBe(200)
    expect(Number((await asked()).body.receive.amount) % 10).toBe(0)
    const ordered = await life.order(persona, {
      corridorId: 'br-brl',
      recipient: { name: 'Conceição Exemplo', details },
    })
    await life.pay(persona, ordered.id)
    const delivered = await life.reaches(persona, ordered.id, 'delivered')
    expect(delivered.price.receive).toEqual(ordered.price.receive)
    const { body } = await persona.get<RecipientWire>(`/api/recipients/${ordered.recipient.id}`)
    expect(body.details).toEqual({ bank: '260', account: '12345678', cpf: '52998224725' })
    expect(await life.openClearing()).toEqual([])
  })
})

describe('a corridor that asks for more than when a recipient was stored', () => {
  test('an order to that recipient: refused until the data are complete; other values of a former field do not count', async () => {
    const fieldsBy = (sql: string) =>
      asOwner(
        life,
        `insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
         select noun, key, version + 1, now() - interval '1 minute', jsonb_set(data, '{fields}', ${sql}), 'staff:one', 'staff:two'
         from platform.versioned where noun = 'corridor' and key = 'br-brl' order by version desc limit 1`,
      )
    const corridorId = 'br-brl'
    const { recipient } = await life.order(persona, {
      corridorId,
      recipient: {
        name: 'Rosa Exemplo',
        details: { bank: '260', account: '8765-4321', cpf: '529.982.247-25' },
      },
    })
    await fieldsBy(
      `(data->'fields') || '[{"name":"birthCity","kind":"text","label":"city","minLength":2,"maxLength":40}]'`,
    )
    const order = async () => {
      const ask = { corridorId, side: 'send', amount: '50000' }
      const quote = await persona.post<QuoteWire>('/api/quotes', ask)
      return persona.post<TransferWire>('/api/transfers', orderBody(quote.body.id, recipient.id))
    }
    expect((await order()).body).toMatchObject({
      code: 'recipient-incomplete',
      facts: { recipientId: recipient.id },
    })
    await fieldsBy(`(data->'fields') - 4 - 3`)
    expect((await order()).status).toBe(201)
  })
})

describe('each seeded corridor', () => {
  test.each([
    ['co-cop', 'COP', '100'],
    ['pe-pen', 'PEN', '1'],
    ['es-eur', 'EUR', '1'],
    ['de-eur', 'EUR', '1'],
  ])('%s: delivered in %s, in steps of %s', async (corridorId, currency, step) => {
    const ordered = await life.order(persona, { corridorId })
    expect(ordered.price.receive.currency).toBe(currency)
    expect(BigInt(ordered.price.receive.amount) % BigInt(step)).toBe(0n)
    await life.pay(persona, ordered.id)
    await life.reaches(persona, ordered.id, 'delivered')
  })

  test('two corridors in one currency: share its accounts, and the books add up', async () => {
    expect(await life.openClearing()).toEqual([])
    const { rows } = await life.pool.query<{ n: string }>(
      "select count(*) as n from ledger.account where currency = 'EUR' and code = 'nostro'",
    )
    expect(Number(rows[0]?.n)).toBe(1)
  })

  test('an amount to receive that the rail cannot pay: refused at the amount', async () => {
    const ask = { corridorId: 'co-cop', side: 'receive', amount: '30000050' }
    const { status, body } = await persona.post<PriceWire>('/api/quotes', ask)
    expect([status, body.code, body.facts, body.fields]).toEqual([
      422,
      'fields-wrong',
      { stepMinor: '100' },
      [{ at: 'amount', fault: 'too-fine' }],
    ])
  })
})
