import { toWireId } from '@puente/contract'
import type { ClosureWire } from '@puente/contract/customer'
import { withConnection } from '@puente/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customerMade, type Made } from '../../../test/companies.ts'
import { startEnvironment, type RunningEnvironment } from '../../../test/life.ts'
import { looseValues } from '../../../test/loose-values.ts'
import { asOwner } from '../../../test/owner.ts'
import { hours } from '../../../test/test-clock.ts'
import type { Work } from '../../platform/work.ts'
import { boundName, ownerOf, type EncryptedColumn } from '../../platform/data/encryption/personal-data.ts'
import { destroyRequestedKeys } from '../../platform/data/encryption/key-destruction.ts'
import { KeyDestroyed } from '../../platform/data/encryption/vault.ts'
import { encryptedColumns } from '../../wiring/housekeeping.ts'
import { openVault } from '../../wiring/vault.ts'
import { customerFor } from '../customers/index.ts'
import { verifyBooks } from '../evidence/index.ts'
import { snapshotsOf } from '@puente/ledger'
import { freePort } from '@puente/postgres/embedded'
import { eraseDue, finishIfNothingIsLeft } from './erase-what-may-go.ts'
import { retentionRound } from './retention.jobs.ts'

const system = { kind: 'system', name: 'test' } as const

/** A row as a backup has it: its key, and the encrypted values. */
interface Kept {
  readonly column: EncryptedColumn
  readonly row: string
  readonly value: Buffer
}

let life: RunningEnvironment
let gone: Made
let killed: Made
let stays: Made
let backup: Kept[]
let transferId: string
beforeAll(async () => {
  life = await startEnvironment()
  gone = await customerMade(life, { kind: 'person', name: 'Cora Prueba' })
  killed = await customerMade(life, { kind: 'person', name: 'Hilda Prueba' })
  stays = await customerMade(life, { kind: 'person', name: 'Olga Prueba' })
  const order = await life.order(gone.client)
  transferId = order.id
  await life.pay(gone.client, order.id)
  await life.reaches(gone.client, order.id, 'delivered')
  await gone.client.put(`/api/transfers/${order.id}/rating`, { stars: 5, comment: 'Todo bien' })
  for (const one of [gone, killed])
    expect((await one.client.post<ClosureWire>('/api/closure', {})).body.state).toBe('closed')
  await life.stopWork()
  backup = await valuesOf(gone)
  await backUp(gone)
  life.clock.advance(hours(24 * (7 * 365 + 5)))
})
afterAll(async () => life?.close())

const idsOf = ({ customerId, userId }: Made) => `'{${customerId},${userId}}'::uuid[]`

/** The encrypted columns whose values have an owner, with the owner and the table that the test copies rows to. */
const owned = encryptedColumns.flatMap((column) => {
  const owner = ownerOf(column)
  return owner === undefined ? [] : [{ column, owner, copy: `public.${column.table.replace('.', '_')}` }]
})
/** The same, one for each table. */
const tables = [...new Map(owned.map((one) => [one.column.table, one])).values()]

/** The encrypted values of a customer and its user. */
async function valuesOf(made: Made): Promise<Kept[]> {
  const found: Kept[] = []
  for (const { column, owner } of owned)
    for (const row of await asOwner<Omit<Kept, 'column'>>(
      life,
      `select (${column.row})::text as row, ${column.column} as value from ${column.table}
       where (${owner}) = any(${idsOf(made)}) and ${column.column} is not null`,
    ))
      found.push({ column, ...row })
  return found
}

/** Copies the rows of a customer and its user, as a backup does. */
async function backUp(made: Made): Promise<void> {
  for (const { column, owner, copy } of tables)
    await asOwner(
      life,
      `create table ${copy} as select * from ${column.table} where (${owner}) = any(${idsOf(made)})`,
    )
}

/** Puts the copied rows in the place of those that the erasure left, without the constraints and triggers of the tables. */
async function restore(made: Made): Promise<void> {
  const constraints = await asOwner<{ of: string; name: string }>(
    life,
    `select conrelid::regclass::text as of, quote_ident(conname) as name from pg_constraint
     where contype = 'f' and conparentid = 0`,
  )
  // One statement, because owners of some rows are found by rows of other tables.
  const deleted = tables.map(
    ({ column, owner }, at) =>
      `gone_${at} as (delete from ${column.table} where (${owner}) = any(${idsOf(made)}))`,
  )
  const text = [
    'begin',
    ...constraints.map(({ of, name }) => `alter table ${of} drop constraint ${name}`),
    ...tables.map(({ column }) => `alter table ${column.table} disable trigger user`),
    `with ${deleted.join(', ')} select`,
    ...tables.map(({ column, copy }) => `insert into ${column.table} select * from ${copy}`),
    ...tables.map(({ column }) => `alter table ${column.table} enable trigger user`),
    'commit',
  ]
  await withConnection(life.databaseUrl, (client) => client.query(text.join('; ')))
}

const night = async () => {
  while ((await retentionRound(life.runtime)) > 0);
}
const keysOf = ({ customerId, userId }: Made) =>
  asOwner<{ destroyed: boolean }>(
    life,
    'select destroyed_at is not null and key is null as destroyed from keys.data_key where owner = any($1::uuid[])',
    [[customerId, userId]],
  )
const linesAbout = (made: Made) =>
  asOwner<{ subject: string; facts: object }>(
    life,
    `select subject, facts from platform.audit where action = 'destroy-data-key' and subject = any($1::text[])`,
    [[made.customerId, made.userId]],
  )

const erase = async (work: Work, { customerId }: Made) => {
  await eraseDue(work, customerId)
  await finishIfNothingIsLeft(work, customerId)
}
const bothKept = [{ destroyed: false }, { destroyed: false }]
const bothDestroyed = [{ destroyed: true }, { destroyed: true }]

describe('a round that does not finish', () => {
  it('the work fails before its commit: the rows and their keys remain', async () => {
    const before = await valuesOf(killed)
    const failed = life.runtime.work(system, async (work) => {
      await erase(work, killed)
      throw new Error('before the commit')
    })
    await expect(failed).rejects.toThrow('before the commit')
    expect(await destroyRequestedKeys(life.runtime, system)).toBe(0)
    expect(await keysOf(killed)).toEqual(bothKept)
    expect(await valuesOf(killed)).toEqual(before)
  })

  it('the store of keys does not answer after the commit: the next round destroys them, with a line for each', async () => {
    await life.runtime.work(system, (work) => erase(work, killed))
    const dataKeysUrl = `postgres://127.0.0.1:${await freePort()}/keys`
    const away = openVault({ ...life.config, dataKeysUrl }, { applicationName: 'test' })
    expect(await destroyRequestedKeys({ ...life.runtime, vault: away.vault }, system)).toBe(0)
    await away.store.end()
    expect(await keysOf(killed)).toEqual(bothKept)
    expect(await linesAbout(killed)).toEqual([])
    // A round that was killed after it had destroyed one key and before it recorded that.
    await life.runtime.vault.destroyKey(killed.userId)
    await night()
    expect(await keysOf(killed)).toEqual(bothDestroyed)
    expect((await linesAbout(killed)).map(({ facts }) => facts)).toEqual([{}, {}])
    await night()
    expect(await linesAbout(killed)).toHaveLength(2)
  })
})

describe('a customer of whom nothing is left', () => {
  it('the keys of the customer and its user: destroyed; those of others are not', async () => {
    expect(await keysOf(gone)).toEqual(bothDestroyed)
    expect(await keysOf(stays)).toEqual(bothKept)
    expect(await looseValues(life)).toEqual([])
  })

  it('rows restored from a backup: every value is refused, and lists give the replacement', async () => {
    expect(backup.filter(({ value }) => life.runtime.vault.ownerOf(value) === undefined)).toEqual([])
    const kept = new Set(backup.map(({ column }) => column.table))
    for (const table of [
      'access.user',
      'customers.customer',
      'transfers.transfer',
      'payouts.payout',
      'payins.payment',
    ])
      expect(kept).toContain(table)
    await restore(gone)
    expect(await valuesOf(gone)).toEqual(backup)
    // The vault of this process, which used the keys before, and that of a process that starts now.
    const started = openVault(life.config, { applicationName: 'test' })
    for (const vault of [life.runtime.vault, started.vault]) {
      await vault.load(backup.map(({ value }) => value))
      for (const { column, row, value } of backup) {
        const name = boundName(column)
        expect(() => vault.open(name, value, row), name).toThrow(KeyDestroyed)
        expect(typeof vault.decrypt(name, value, row)).toBe('string')
      }
    }
    await started.store.end()
    const names = await life.runtime.work(system, (work) =>
      Promise.all([gone, stays].map(({ customerId }) => customerFor(work, customerId))),
    )
    expect(names.map((one) => one?.name)).toEqual(['—', 'Olga Prueba'])
  })

  it('the values of another customer: still decrypt', async () => {
    const values = await valuesOf(stays)
    expect(values.length).toBeGreaterThan(3)
    const { vault, store } = openVault(life.config, { applicationName: 'test' })
    await vault.load(values.map(({ value }) => value))
    const texts = values.map(({ column, row, value }) => vault.open(boundName(column), value, row))
    await store.end()
    expect(texts).toContain('Olga Prueba')
  })

  it('the pages of staff about the restored customer: still answer', async () => {
    const staff = await life.signedIn('oficial')
    const customer = toWireId('customer', gone.customerId)
    for (const path of [
      `/api/customers/${customer}`,
      `/api/customers/${customer}/file`,
      `/api/transfers/${transferId}`,
      `/api/customers`,
      `/api/payins`,
      `/api/transfers`,
    ])
      expect([path, (await staff.get(path)).status]).toEqual([path, 200])
  })

  it('the books and the chain: still verify', async () => {
    expect((await verifyBooks(snapshotsOf(life.runtime.pool), life.config.secrets)).faults).toEqual([])
    expect(await life.openClearing()).toEqual([])
  })
})
