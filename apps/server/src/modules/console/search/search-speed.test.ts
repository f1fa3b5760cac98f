import { randomUUID } from 'node:crypto'
import { fromWireId } from '@puente/contract'
import type { CustomerSession } from '@puente/contract/customer'
import type { Found } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { asOwner } from '../../../../test/owner.ts'
import { seedTransfers } from '../../../../test/seed-transfers.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'

const TRANSFERS = 20_000
const CUSTOMERS = 20_000

let world: TestEnvironment
let soporte: Client

beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  soporte = await world.signedIn('soporte')
  const persona = await world.signedIn('persona')
  const { actingAs } = (await persona.get<CustomerSession>('/api/session')).body
  const customerId = fromWireId('customer', actingAs.id) ?? ''
  const recipients = await persona.get<{ items: { id: string }[] }>('/api/recipients')
  const recipientId = fromWireId('recipient', recipients.body.items[0]?.id ?? '') ?? ''
  await seedTransfers(world, { customerId, recipientId, count: TRANSFERS })
  // Customers with distinct names that no search of the test matches.
  await asOwner(
    world,
    `insert into customers.customer (id, kind, status, level, country, name, identity, created_at, name_index)
     select uuidv7(), 'person', 'quote-only', 'basic', 'CL', name, 'missing', now(),
       array(select substring(sha256(convert_to(n || '/' || w, 'UTF8')) for 10) from generate_series(1, 12) as w)
     from customers.customer, generate_series(1, $2::int) as n where customers.customer.id = $1`,
    [customerId, CUSTOMERS],
  )
  await insertRecipients(recipientId)
  await insertPayments()
  for (const table of ['customers.customer', 'recipients.recipient', 'payins.payment'])
    await asOwner(world, `vacuum analyze ${table}`)
}, 120_000)
afterAll(async () => world?.close())

/** Copies a recipient under new accounts. Each encrypted value is bound to its row. */
async function insertRecipients(recipientId: string): Promise<void> {
  const { vault } = world.runtime
  const columns = ['recipients.recipient.name', 'recipients.recipient.details'] as const
  const [kept] = await asOwner<{ values: Buffer[] }>(
    world,
    'select array[name, details] as values from recipients.recipient where id = $1',
    [recipientId],
  )
  const texts = columns.map((column, place) =>
    vault.decrypt(column, kept?.values[place] ?? Buffer.alloc(0), recipientId),
  )
  const ids = Array.from({ length: CUSTOMERS }, () => randomUUID())
  const encrypted = columns.map((column, place) =>
    ids.map((id) => vault.encrypt(column, texts[place] ?? '', id)),
  )
  await asOwner(
    world,
    `insert into recipients.recipient (id, customer_id, corridor_id, corridor_version, country, currency, kind,
       relationship, name, name_index, details, account_index, account_ending, warnings, created_at, used_at)
     select n.id, customer_id, corridor_id, corridor_version, country, currency, kind, relationship, n.name,
       array(select substring(sha256(convert_to(nth || '/' || w, 'UTF8')) for 10) from generate_series(1, 12) as w), n.details,
       sha256(convert_to(n.nth::text, 'UTF8')), lpad((n.nth % 10000)::text, 4, '0'), warnings, created_at, used_at
     from recipients.recipient as r, unnest($2::uuid[], $3::bytea[], $4::bytea[]) with ordinality as n (id, name, details, nth)
     where r.id = $1`,
    [recipientId, ids, ...encrypted],
  )
}

/** Payments of distinct amounts whose payers no search of the test matches. */
const insertPayments = (): Promise<unknown> =>
  asOwner(
    world,
    `insert into payins.payment (id, bank_payment_id, amount_minor, status, why, payer, payer_rut_index,
       payer_search_index, payer_bank, credited_at, received_at)
     select uuidv7(), 'seeded-' || n, 1000000 + n, 'suspense', 'no-reference', '\\x00', rut,
       array[rut] || array(select substring(sha256(convert_to(n || '/' || w, 'UTF8')) for 10) from generate_series(1, 20) as w),
       'bank', now() - n * interval '1 minute', now()
     from generate_series(1, $1::int) as n, lateral (select sha256(convert_to(n::text, 'UTF8')) as rut) as r`,
    [CUSTOMERS],
  )

/** Number of sequential scans of each of these tables so far. */
async function readWhole(): Promise<Record<string, number>> {
  await asOwner(world, 'select pg_stat_force_next_flush()')
  const rows = await asOwner<{ name: string; scans: number }>(
    world,
    `select schemaname || '.' || relname as name, seq_scan::int as scans from pg_stat_user_tables
     where (schemaname, relname) in (('customers', 'customer'), ('transfers', 'transfer'), ('recipients', 'recipient'),
       ('payins', 'payment'))`,
  )
  return Object.fromEntries(rows.map(({ name, scans }) => [name, scans]))
}

it.each([
  'persona demo',
  '11.222.333-9',
  '11.222.333',
  'persona@demo.puente.test',
  'PUXXXX2',
  '1234',
  'inexistente',
  '$ 200.000',
  '123.457',
  'USD 207,54',
])('a search for %s: index scans only', async (text) => {
  await soporte.get(`/api/search?text=${encodeURIComponent(text)}`)
  const before = await readWhole()
  const { status } = await soporte.get<{ items: Found[] }>(`/api/search?text=${encodeURIComponent(text)}`)
  expect(status).toBe(200)
  await expect.poll(readWhole).toEqual(before)
})

it('pages of customers: index scans only', async () => {
  const before = await readWhole()
  const page = await soporte.get<{ next: string }>('/api/customers?status=active&limit=1')
  await soporte.get(`/api/customers?status=active&limit=1&after=${page.body.next}`)
  await soporte.get('/api/customers?search=demo')
  expect(await readWhole()).toEqual(before)
})

it('four digits that are also a valid RUT: finds the recipients whose account ends with them', async () => {
  const { body } = await soporte.get<{ items: Found[] }>('/api/search?text=0019')
  expect(body.items.filter(({ kind }) => kind === 'recipient')).toHaveLength(2)
})

it('further results of a frequent amount: index scans only, each transfer once, the newest first', async () => {
  const first = await soporte.get<{ items: Found[]; next: { kind: string; after: string }[] }>(
    '/api/search?text=200.000',
  )
  const begun = first.body.items.filter(({ kind }) => kind === 'transfer')
  const after = first.body.next.find(({ kind }) => kind === 'transfer')?.after
  const before = await readWhole()
  const further = await soporte.get<{ items: Found[]; next?: string }>(
    `/api/search-results?text=200.000&kind=transfer&limit=50&after=${after}`,
  )
  const ids = [...begun, ...further.body.items].map(({ id }) => id)
  expect(new Set(ids).size).toBe(55)
  expect(ids).toEqual(ids.toSorted().reverse())
  expect(further.body.next).toBeDefined()
  await expect.poll(readWhole).toEqual(before)
})

it('a cursor of another kind or another text: refused', async () => {
  const first = await soporte.get<{ next: { kind: string; after: string }[] }>('/api/search?text=200.000')
  const { status } = await soporte.get(
    `/api/search-results?text=200.000&kind=customer&after=${first.body.next[0]?.after}`,
  )
  expect(status).toBe(422)
  const after = first.body.next.find(({ kind }) => kind === 'transfer')?.after
  const other = await soporte.get(`/api/search-results?text=PUXXXX&kind=transfer&after=${after}`)
  expect(other.status).toBe(422)
})
