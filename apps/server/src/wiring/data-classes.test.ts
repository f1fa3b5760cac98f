import { otherDataClasses, retentionClasses, type RetentionClass } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../test/world.ts'
import { personalColumns } from '../modules/retention/index.ts'
import { countRows, endRows } from '../platform/data/encryption/erase.ts'
import { encryptedColumns } from './housekeeping.ts'

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
})
afterAll(() => world.close())

const listed = new Map(
  [...encryptedColumns, ...personalColumns].map((one) => [`${one.table}.${one.column}`, one]),
)

/** Names of columns of texts that are personal data wherever they occur. */
const PERSONAL =
  '^(name|given_names|surnames|email|phone|rut|birth_date|address|address_state|occupation|employer|comuna|contact|alias|account|account_ending|browser|system|credential_id|public_key|password_hash|ip|said|headers|body)$|nationality$'

/** Columns with such a name that are about nobody: localities, migrations, events and files with random names. */
const ABOUT_NOBODY = new Set([
  'localities.comuna.name',
  'localities.region.name',
  'platform.migration.name',
  'platform.outbox.name',
  'platform.dead_event.name',
  'documents.segment.name',
  // The name that staff give a view of a list.
  'list_views.view.name',
])

test('every column of bytes, every index and every personal text of the migrated database: has a class', async () => {
  const found = await asOwner<{ name: string }>(
    world,
    `select table_schema || '.' || table_name || '.' || column_name as name from information_schema.columns
     where table_schema not in ('ledger', 'evidence', 'graphile_worker', 'pg_catalog', 'information_schema')
       and table_name not like 'v\\_%'
       and (((data_type = 'bytea' or udt_name = '_bytea') and column_name not similar to '%_hash|key')
         or column_name similar to '%_index|%_indexes|%_fold'
         or column_name ~ $1)`,
    [PERSONAL],
  )
  expect(found.length).toBeGreaterThan(90)
  const without = found.map(({ name }) => name).filter((name) => !listed.has(name) && !ABOUT_NOBODY.has(name))
  expect(without).toEqual([])
})

test('every listed column: exists, and its class is one of the setting or of another rule', async () => {
  const found = await asOwner<{ name: string }>(
    world,
    `select table_schema || '.' || table_name || '.' || column_name as name from information_schema.columns`,
  )
  const names = new Set(found.map(({ name }) => name))
  const classes = new Set<string>([...retentionClasses, ...otherDataClasses])
  for (const [name, { dataClass }] of listed) {
    expect([name, names.has(name)]).toEqual([name, true])
    expect(classes).toContain(dataClass)
  }
})

test('the columns of a table in one class: one owner, one condition and one ending by row or by value', () => {
  const groups = new Map<string, string>()
  for (const { table, dataClass, of, only, at, ends } of personalColumns) {
    const shape = JSON.stringify({ of, only, at, row: ends === 'row' })
    const known = groups.get(`${table} ${dataClass}`)
    expect([table, dataClass, known ?? shape]).toEqual([table, dataClass, shape])
    groups.set(`${table} ${dataClass}`, shape)
  }
})

test('every statement of the erasure: runs with the rights of the application', async () => {
  const nobody = '00000000-0000-0000-0000-000000000000'
  const owners = { customer: [nobody], user: [nobody], transfer: [nobody] }
  const aged = (dataClass: RetentionClass) =>
    personalColumns.some((one) => one.dataClass === dataClass && one.at !== undefined)
  for (const dataClass of retentionClasses)
    await world.runtime.work({ kind: 'system', name: 'test' }, async (work) => {
      const before = aged(dataClass) ? work.now : undefined
      for (const scope of [
        { dataClass, owners, before },
        { dataClass, owners: 'nobody' as const, before: new Date(0) },
      ]) {
        expect([dataClass, await countRows(work, personalColumns, scope)]).toEqual([dataClass, 0])
        expect([dataClass, await endRows(work, personalColumns, scope)]).toEqual([dataClass, 0])
      }
    })
})

test('the erasure of a value of every class: no statement names the ledger or the audit trail', () => {
  for (const { table } of personalColumns) expect(table).not.toMatch(/^(ledger|evidence|platform\.audit)\b/)
})
