import { uuidOf } from '@puente/contract'
import type { RecipientWire } from '@puente/contract/customer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { customerMade } from '../../../test/companies.ts'
import { asOwner } from '../../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { recipientJobs } from './index.ts'

let world: TestEnvironment
let client: Client
const ids = new Map<string, string>()
const names = ['Ana Soto', 'Bernardo Ñúñez', 'Carla Paz', 'Diego Rojas', 'Elena Soto'] as const

const search = async (query: string, by = client) =>
  (await by.get<{ items: RecipientWire[]; next?: string }>(`/api/recipients/search?${query}`)).body
const namesIn = ({ items }: { items: readonly RecipientWire[] }) => items.map(({ name }) => name)
const prefer = (name: string, body: object) =>
  client.put(`/api/recipients/${ids.get(name)}/preferences`, { favourite: false, archived: false, ...body })

beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  client = (await customerMade(world, { kind: 'company', name: 'Empresa Grande SpA' })).client
  for (const [n, name] of names.entries()) {
    const { body } = await client.post<RecipientWire>('/api/recipients', {
      corridorId: 'us-usd',
      kind: 'person',
      name,
      relationship: 'supplier',
      details: {
        routingNumber: '026009593',
        accountNumber: `500000000${n}`,
        accountType: 'savings',
        street: '1 Sample Road',
        city: 'Austin',
        state: 'TX',
        postalCode: '73301-0001',
      },
    })
    ids.set(name, body.id)
    world.clock.advance(1_000)
  }
})
afterAll(() => world.close())

test('pages: every recipient once, favourites first, otherwise the last used first', async () => {
  await prefer('Ana Soto', { favourite: true })
  const all: string[] = []
  let after = ''
  do {
    const page = await search(`limit=2${after}`)
    expect(page.items.length).toBeLessThanOrEqual(2)
    all.push(...namesIn(page))
    after = page.next === undefined ? '' : `&after=${encodeURIComponent(page.next)}`
  } while (after !== '')
  expect(all).toEqual(['Ana Soto', 'Elena Soto', 'Diego Rojas', 'Carla Paz', 'Bernardo Ñúñez'])
})

test('the beginning of a word of a name or of an alias, without accents: found', async () => {
  await prefer('Carla Paz', { alias: 'Mamá' })
  expect(namesIn(await search('search=sot'))).toEqual(['Ana Soto', 'Elena Soto'])
  expect(namesIn(await search('search=nunez%20bern'))).toEqual(['Bernardo Ñúñez'])
  expect(namesIn(await search('search=mama'))).toEqual(['Carla Paz'])
  expect(namesIn(await search('search=nadie'))).toEqual([])
  await prefer('Carla Paz', {})
  expect(namesIn(await search('search=mama')), 'after the alias is removed').toEqual([])
})

test('an archived recipient: only among the archived ones', async () => {
  await prefer('Diego Rojas', { archived: true })
  expect(namesIn(await search('search=diego'))).toEqual([])
  expect(namesIn(await search('only=archived'))).toEqual(['Diego Rojas'])
  await prefer('Diego Rojas', { archived: false })
})

test('another customer: finds none of them', async () => {
  expect(namesIn(await search('search=soto', await world.signedIn('persona')))).toEqual([])
})

test('an alias that was stored without an index: found once the job has run', async () => {
  await prefer('Elena Soto', { alias: 'Abuela' })
  await asOwner(world, 'update recipients.recipient set alias_index = null')
  expect(namesIn(await search('search=abuela'))).toEqual([])
  await recipientJobs.find(({ name }) => name === 'recipients.index-names')?.round(world.runtime)
  expect(namesIn(await search('search=abuela'))).toEqual(['Elena Soto'])
})

test('totals of the year: delivered orders of this recipient, of this year only', async () => {
  const persona = await world.signedIn('persona')
  const { body } = await persona.post<RecipientWire>('/api/recipients', {
    corridorId: 'mx-mxn',
    kind: 'person',
    name: 'Total Prueba',
    relationship: 'friend',
    details: { clabe: '646180157000000004' },
  })
  const totals = () => persona.get(`/api/recipients/${body.id}/totals`)
  const year = world.clock.now().getFullYear()
  expect((await totals()).body).toEqual({ year, items: [] })
  const order = (n: number, state: string, at: string) =>
    asOwner(
      world,
      `insert into transfers.transfer (id, reference, customer_id, user_id, recipient_id, quote_id, corridor_id, state,
         send_minor, receive_minor, currency, usd_cents, purpose, funds_source, relationship, parties, created_at,
         changed_at, funding_deadline_at)
       select uuidv7(), 'PU2222222' || $2::text, customer_id, customer_id, id, uuidv7(), corridor_id, $3, 100000, 180050,
         'MXN', 10000, 'gift', 'salary', 'friend', 'x', $4::timestamptz, $4::timestamptz, $4::timestamptz
       from recipients.recipient where id = $1`,
      [uuidOf('recipient', body.id), n, state, at],
    )
  // The year begins at midnight in Santiago, three hours after midnight UTC.
  await order(2, 'delivered', `${year}-01-01T03:00:00Z`)
  await order(3, 'delivered', `${year}-02-01T12:00:00Z`)
  await order(4, 'delivered', `${year}-01-01T02:59:59Z`)
  await order(5, 'cancelled', `${year}-02-01T12:00:00Z`)
  expect((await totals()).body).toEqual({
    year,
    items: [{ currency: 'MXN', count: 2, sendMinor: '200000', receiveMinor: '360100' }],
  })
  expect((await client.get(`/api/recipients/${body.id}/totals`)).status).toBe(404)
})
