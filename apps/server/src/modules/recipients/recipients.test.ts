import { randomUUID } from 'node:crypto'
import { fromWireId } from '@puente/contract'
import type { RecipientWire } from '@puente/contract/customer'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { asOwner } from '../../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { recipientFor, recipientsFor, touchRecipient } from './index.ts'

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

const usa = {
  corridorId: 'us-usd',
  kind: 'person',
  name: 'Taylor Sample',
  relationship: 'friend',
  details: {
    routingNumber: '026-009-593',
    accountNumber: ' 0012 3456 ',
    accountType: 'savings',
    street: '1  Sample   Road',
    city: 'Austin',
    state: 'TX',
    postalCode: '73301-0001',
  },
} as const
const mexico = {
  corridorId: 'mx-mxn',
  kind: 'company',
  name: 'Muestra y Compañía S.A.',
  relationship: 'supplier',
  details: { clabe: '002 010 07777777777 1' },
} as const

const keep = (client: Client, body: object, options = {}) =>
  client.post<RecipientWire>('/api/recipients', body, options)
const listOf = async (client: Client, query = '') =>
  (await client.get<{ items: RecipientWire[] }>(`/api/recipients${query}`)).body.items

describe('a recipient', () => {
  test('stored with normalized details, and read back complete', async () => {
    const { status, body } = await keep(empresa, usa)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      corridorId: 'us-usd',
      country: 'US',
      currency: 'USD',
      name: 'Taylor Sample',
      details: {
        routingNumber: '026009593',
        accountNumber: '00123456',
        accountType: 'savings',
        street: '1 Sample Road',
        city: 'Austin',
        state: 'TX',
        postalCode: '73301-0001',
      },
      accountEnding: '3456',
      warnings: [],
    })
    expect((await empresa.get(`/api/recipients/${body.id}`)).body).toEqual(body)
  })

  test('in Mexico: leading zeros and letters with accents are kept', async () => {
    const { body } = await keep(empresa, mexico)
    expect(body).toMatchObject({ name: 'Muestra y Compañía S.A.', details: { clabe: '002010077777777771' } })
  })

  test('with an account the customer has already, in any spelling or under another name: refused', async () => {
    const [first] = await listOf(empresa, '?corridorId=mx-mxn')
    const again = await keep(empresa, {
      ...mexico,
      name: 'Otro Nombre',
      details: { clabe: '002010077777777771' },
    })
    expect(again.body).toMatchObject({
      code: 'recipient-already-kept',
      status: 409,
      facts: { recipientId: first?.id },
    })
    expect((await keep(persona, mexico)).status, 'somebody else may pay the same account').toBe(201)
  })

  test('concurrent requests for one account: one recipient', async () => {
    const body = { ...mexico, details: { clabe: '646180157000000004' } }
    const answers = await Promise.all(Array.from({ length: 8 }, () => keep(persona, body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(409)])
  })

  test('the same idempotency key: the same response; with another body: refused', async () => {
    const key = randomUUID()
    const body = { ...usa, details: { ...usa.details, accountNumber: '555500001111' } }
    const first = await keep(persona, body, { key })
    const again = await keep(persona, body, { key })
    expect([again.status, again.body]).toEqual([201, first.body])
    expect((await keep(persona, { ...body, name: 'Other' }, { key })).body.code).toBe(
      'idempotency-key-reused',
    )
  })

  test('of another customer: not found', async () => {
    const [own] = await listOf(empresa)
    expect((await persona.get(`/api/recipients/${own?.id}`)).body).toMatchObject({
      code: 'not-found',
      status: 404,
    })
    expect((await persona.get(`/api/recipients/rcp_${'f'.repeat(32)}`)).body.code).toBe('not-found')
    expect((await world.customer().get(`/api/recipients/${own?.id}`)).body.code).toBe('signed-out')
    expect((await listOf(persona)).map(({ id }) => id)).not.toContain(own?.id)
  })
})

describe('the list', () => {
  test('last used first; can be filtered by corridor', async () => {
    const before = await listOf(empresa)
    expect(before.map(({ corridorId }) => corridorId)).toEqual(['mx-mxn', 'us-usd'])
    world.clock.advance(1000)
    await world.runtime.work(system, (work) =>
      touchRecipient(work, {
        id: fromWireId('recipient', before[1]?.id ?? '') ?? '',
        sendMinor: 200_000n,
        receiveMinor: 20_000n,
        purpose: 'goods',
        fundsSource: 'business',
      }),
    )
    const after = await listOf(empresa)
    expect(after.map(({ corridorId }) => corridorId)).toEqual(['us-usd', 'mx-mxn'])
    expect(after[0]?.lastOrder).toMatchObject({
      sendMinor: '200000',
      declared: { purpose: 'goods', fundsSource: 'business' },
    })
    expect((await listOf(empresa, '?corridorId=mx-mxn')).map(({ id }) => id)).toEqual([before[0]?.id])
    expect(await listOf(empresa, '?corridorId=none')).toEqual([])
  })

  test('summary in other lists: the last four characters of the account only', async () => {
    const [own] = await listOf(empresa)
    const id = fromWireId('recipient', own?.id ?? '') ?? ''
    const found = await world.runtime.work(system, (work) => recipientsFor(work, [id]))
    expect(found.get(id)).toEqual({ id, name: 'Taylor Sample', country: 'US', accountEnding: '3456' })
  })
})

describe('faults', () => {
  test('all faults in one response, each at its field', async () => {
    const { status, body } = await keep(persona, {
      ...usa,
      name: '李小龙',
      details: {
        routingNumber: '021000022',
        accountNumber: '12a',
        accountType: 'gold',
        street: '',
        city: 'Austin',
        state: 'Texas',
        swift: 'BOFAUS3N',
      },
    })
    expect(status).toBe(422)
    expect(body.code).toBe('fields-wrong')
    expect(body.fields).toEqual([
      { at: 'name', fault: 'wrong-characters' },
      { at: 'details.routingNumber', fault: 'wrong-check-digit' },
      { at: 'details.accountNumber', fault: 'not-digits' },
      { at: 'details.accountType', fault: 'not-a-choice' },
      { at: 'details.street', fault: 'missing' },
      { at: 'details.state', fault: 'not-a-choice' },
      { at: 'details.postalCode', fault: 'missing' },
      { at: 'details.swift', fault: 'unknown-field' },
    ])
  })

  test.each([
    ['a name the rail cannot fit', { name: 'x'.repeat(41) }, { at: 'name', fault: 'too-long' }],
    [
      'a wrong CLABE',
      { details: { clabe: '002010077777777772' } },
      { at: 'details.clabe', fault: 'wrong-check-digit' },
    ],
    [
      'a CLABE too short',
      { details: { clabe: '00201007777777777' } },
      { at: 'details.clabe', fault: 'too-short' },
    ],
    ['no details', { details: {} }, { at: 'details.clabe', fault: 'missing' }],
    [
      'a prototype’s name',
      { details: { clabe: '002010077777777771', constructor: 'x' } },
      { at: 'details.constructor', fault: 'unknown-field' },
    ],
    ['a kind that is none', { kind: 'robot' }, { at: 'kind', fault: 'choice' }],
    ['a name of one letter', { name: 'x' }, { at: 'name', fault: 'too-short' }],
    [
      'a number in the details',
      { details: { clabe: 2010077777777771 } },
      { at: 'details.clabe', fault: 'type' },
    ],
    ['an unknown key', { customerId: 'cus_1' }, { at: 'customerId', fault: 'unknown-field' }],
  ])('%s', async (_name, change, fault) => {
    const before = (await listOf(persona)).length
    const { status, body } = await keep(persona, { ...mexico, ...change })
    expect(status).toBe(422)
    expect(body.fields).toEqual([fault])
    expect(await listOf(persona)).toHaveLength(before)
  })

  test('an unknown corridor, no session, no idempotency key, or broken JSON: refused', async () => {
    expect((await keep(persona, { ...mexico, corridorId: 'xx-xxx' })).body.code).toBe('corridor-unknown')
    expect((await keep(world.customer(), mexico)).body.code).toBe('signed-out')
    expect((await persona.ask<RecipientWire>('POST', '/api/recipients', mexico)).body.code).toBe(
      'idempotency-key-missing',
    )
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    expect((await persona.send('POST', '/api/recipients', { headers, body: '[' })).body.code).toBe(
      'malformed',
    )
  })
})

interface Vector {
  readonly corridor: string
  readonly kind?: string
  readonly typed: Readonly<Record<string, string>>
  readonly kept?: Readonly<Record<string, string>>
  readonly faults?: readonly string[]
  readonly warnings?: readonly string[]
}
const vectors = JSON.parse(
  readFileSync(new URL('../../../../../database/corridor-vectors.json', import.meta.url), 'utf8'),
) as readonly Vector[]

test('the test vectors of the corridors: the API returns the same values, faults and warnings', async () => {
  const client = await world.signedIn('empresa')
  for (const { corridor, kind = 'person', typed, kept = {}, ...received } of vectors) {
    const named = { kind, name: 'Nombre de Prueba', relationship: 'other', corridorId: corridor }
    const { status, body } = await keep(client, { ...named, details: typed })
    const say = (found: readonly { at: string; fault: string }[]) =>
      found.map(({ at, fault }) => `${at.replace('details.', '')} ${fault}`)
    const what = `${corridor} ${JSON.stringify(typed)}`
    if (received.faults !== undefined)
      expect([status, say(body.fields ?? [])], what).toEqual([422, received.faults])
    else if (status === 409) expect(body.code, what).toBe('recipient-already-kept')
    else {
      expect(status, what).toBe(201)
      expect([say(body.warnings), body.details], what).toMatchObject([received.warnings ?? [], kept])
    }
  }
})

test('name and details: encrypted; the database role may change nothing else', async () => {
  const rows = await asOwner<{ row: string }>(
    world,
    `select concat_ws(' ', r::text, encode(name, 'escape'), encode(details, 'escape')) as row
     from recipients.recipient r`,
  )
  for (const { row } of rows) expect(row).not.toMatch(/Sample|Muestra|026009593|002010077777777771|00123456/)
  await expect(
    world.pool.query(`update recipients.recipient set customer_id = gen_random_uuid()`),
  ).rejects.toMatchObject({ code: '42501' })
  await expect(world.pool.query('delete from recipients.recipient')).rejects.toMatchObject({ code: '42501' })
})

test('the version of the corridor used for the checks: stored', async () => {
  const [own] = await listOf(empresa)
  const found = await world.runtime.work(system, (work) =>
    recipientFor(work, fromWireId('recipient', own?.id ?? '') ?? ''),
  )
  expect(found?.corridorVersion).toBe(1)
})
