import type { DataRequestWire, MyDataWire } from '@puente/contract/customer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { customerMade, type Made } from '../../../test/companies.ts'
import { asOwner } from '../../../test/owner.ts'
import { newOrder } from '../../../test/samples/orders.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { personalRows } from '../../platform/data/encryption/personal-rows.ts'
import { encryptedColumns } from '../../wiring/housekeeping.ts'
import { myDataMessages } from './messages.es.ts'
import { excludedTables, exportTables } from './personal-tables.ts'
import { columnText, textOf } from './value-text.ts'

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment()
})
afterAll(() => world.close())

interface DataFile {
  readonly groups: Readonly<Record<string, Readonly<Record<string, readonly Record<string, unknown>[]>>>>
}

const person = (name = 'Rita Prueba') => customerMade(world, { kind: 'person', name })
const fileOf = async ({ client }: Made) => {
  const { status, body } = await client.get<DataFile>('/api/my-data/file?format=json')
  expect(status).toBe(200)
  return body.groups
}
const withStepUpMissing = async (one: Made): Promise<Client> => {
  const { body } = await one.client.get<{ user: { email: string } }>('/api/session')
  const browser = world.customer()
  await browser.signIn(body.user.email, world.password)
  return browser
}

describe('completeness', () => {
  it('every table that names a customer or a user: exported, or excluded with a reason', async () => {
    const rows = await asOwner<{ name: string }>(
      world,
      `select distinct table_schema || '.' || table_name as name from information_schema.columns
       join information_schema.tables using (table_catalog, table_schema, table_name)
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'platform')
         and (column_name in ('customer_id', 'user_id', 'holder_id')
           or column_name like '%_user_id' or column_name like '%_customer_id')`,
    )
    const known = new Set([...exportTables.map(({ table }) => table), ...Object.keys(excludedTables)])
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name as never))).toEqual([])
  })

  it('no table: both exported and excluded', () => {
    expect(exportTables.filter(({ table }) => Object.hasOwn(excludedTables, table))).toEqual([])
  })

  it.each(exportTables.map((table) => [table.table, table] as const))(
    '%s: its columns, its order and its owner exist',
    async (_, table) => {
      const rows = personalRows(
        world.runtime,
        { kind: 'system', name: 'test' },
        table,
        '01980000-0000-7000-8000-000000000001',
        encryptedColumns,
      )
      expect((await rows.next()).done).toBe(true)
    },
  )
})

describe('the file of a person', () => {
  it('as JSON: their profile, recipients, transfers and texts in plain, and nothing of others', async () => {
    const [one, other] = [await person(), await person('Otra Distinta')]
    await one.client.post('/api/transfers', await newOrder(one.client))
    await other.client.post('/api/transfers', await newOrder(other.client))
    await one.client.post('/api/data-requests', { kind: 'access', text: 'Quiero mis datos' })
    await one.client.post('/api/threads', { kind: 'question', text: 'Una pregunta propia' })
    const groups = await fileOf(one)
    expect(groups['profile']?.['customers.customer']).toEqual([
      expect.objectContaining({ name: 'Rita Prueba', kind: 'person' }),
    ])
    expect(groups['transfers']?.['transfers.transfer']).toEqual([
      expect.objectContaining({ state: 'waiting-for-payment', parties: expect.any(Object) }),
    ])
    expect(groups['recipients']?.['recipients.recipient']).toHaveLength(1)
    expect(groups['requests']?.['data_rights.request']).toEqual([
      expect.objectContaining({ kind: 'access', body: 'Quiero mis datos' }),
    ])
    expect(groups['messages']?.['support.message']).toEqual([
      expect.objectContaining({ author: 'customer', body: 'Una pregunta propia' }),
    ])
    expect(JSON.stringify(groups)).not.toMatch(/Otra Distinta|risk|password|token/)
  })

  it('a transfer in review: its state is the public one', async () => {
    const one = await person()
    const { body } = await one.client.post<{ id: string }>('/api/transfers', await newOrder(one.client))
    expect(body.id).toMatch(/^trf_/)
    await asOwner(world, `update transfers.transfer set state = 'frozen' where customer_id = $1`, [
      one.customerId,
    ])
    const groups = await fileOf(one)
    expect(groups['transfers']?.['transfers.transfer']?.[0]?.['state']).toBe('stopped')
    expect(JSON.stringify(groups)).not.toMatch(/frozen/)
  })

  it('as PDF: a document', async () => {
    const one = await person()
    await one.client.post('/api/transfers', await newOrder(one.client))
    const { status, body } = await one.client.get<string>('/api/my-data/file?format=pdf')
    expect([status, body.slice(0, 5)]).toEqual([200, '%PDF-'])
  })

  it('without step-up: refused', async () => {
    const browser = await withStepUpMissing(await person())
    expect((await browser.get('/api/my-data/file?format=json')).body.code).toBe('step-up-required')
  })
})

describe('what we hold', () => {
  it('a person: the number of rows by group, and their consents', async () => {
    const one = await person()
    await one.client.post<DataRequestWire>('/api/data-requests', { kind: 'blocking', text: 'Alto' })
    const { body } = await one.client.get<MyDataWire>('/api/my-data')
    expect(body.groups.find(({ group }) => group === 'requests')?.count).toBeGreaterThan(0)
    expect(body.groups.map(({ group }) => group)).toEqual(Object.keys(myDataMessages.groups))
    expect(body).toMatchObject({ blocked: true, consents: expect.any(Array) })
  })

  it('a company: its data only for administrators', async () => {
    const company = await customerMade(world, { kind: 'company', name: 'Cuenta SpA' })
    expect((await fileOf(company))['profile']).toHaveProperty(['customers.customer'])
    await asOwner(world, `update access.membership set role = 'reader' where customer_id = $1`, [
      company.customerId,
    ])
    expect((await fileOf(company))['profile']).not.toHaveProperty(['customers.customer'])
  })
})

describe('values in the document', () => {
  it.each([
    ['a code', 'erasure', 'Supresión'],
    ['a public state', 'delivered', 'Entregado'],
    ['a day', '2026-11-24', '24/11/2026'],
    [
      'a part whose code is also a state',
      { accountType: 'checking', documentType: 'cc' },
      'Tipo de cuenta: Cuenta corriente · Tipo de documento: Cédula de ciudadanía',
    ],
    ['a country', { country: 'CL' }, 'País: Chile'],
    ['a structure', { city: 'New York', list: ['a', true] }, 'Ciudad: New York · list: a · Sí'],
  ])('%s: as people read it', (_, value, text) => {
    expect(textOf(value)).toBe(text)
  })

  it.each([
    ['send_minor', '$350.000'],
    ['receive_minor', '6.662,80 MXN'],
    ['purpose', 'Ayuda a la familia'],
    ['funds_source', 'Ahorros'],
    ['relationship', 'Familiar'],
  ])('the column %s of a transfer: as people read it', (column, text) => {
    const row = {
      send_minor: '350000',
      receive_minor: '666280',
      currency: 'MXN',
      purpose: 'family-support',
      funds_source: 'savings',
      relationship: 'family',
    }
    expect(columnText(column, row)).toBe(text)
  })
})
