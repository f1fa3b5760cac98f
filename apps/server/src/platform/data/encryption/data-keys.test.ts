import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Clone } from '@puente/postgres'
import { freshDatabase } from '../../../../test/database.ts'
import { asOwner } from '../../../../test/owner.ts'
import { destroyedKeysUsed } from '../../telemetry/metrics.ts'
import { KEY_AGE_MAX_MS } from './data-keys.ts'
import { openKeyStore, type KeyStore } from './key-store.ts'
import { headOfOwner } from './value-format.ts'
import { createVault, KeyDestroyed, ValueRefused, type Vault } from './vault.ts'

const COLUMN = 'toy.person.name'
const indexKeys = [randomBytes(32)]
const first = { id: 'k1', key: randomBytes(32) }
const second = { id: 'k2', key: randomBytes(32) }

let database: Clone
const stores: KeyStore[] = []
let now = 0
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(async () => {
  await Promise.all(stores.map((store) => store.end()))
  await database.drop()
})
beforeEach(() => {
  now = 0
})

/** The vault of another process over the same keys. */
function process(...encryptionKeys: (typeof first)[]): Vault {
  const store = openKeyStore({ url: database.url, applicationName: 'test' })
  stores.push(store)
  return createVault(
    { encryptionKeys, indexKeys },
    { store, replacements: new Map([[COLUMN, '—']]), now: () => now },
  )
}
const read = async (vault: Vault, value: Buffer, row = 'row'): Promise<string> => {
  await vault.load([value])
  return vault.open(COLUMN, value, row)
}
const uses = async () => (await destroyedKeysUsed.get()).values.reduce((sum, { value }) => sum + value, 0)

test('an owner’s key: created once, also by two processes at the same time', async () => {
  const owner = randomUUID()
  const processes = [process(first), process(first)]
  const values = await Promise.all(
    processes.map(async (vault) => (await vault.of(owner)).encrypt(COLUMN, 'María Ñuñoa', 'row')),
  )
  for (const vault of [...processes, process(first)])
    for (const value of values) expect(await read(vault, value)).toBe('María Ñuñoa')
  const rows = await asOwner({ databaseUrl: database.url }, 'select from keys.data_key where owner = $1', [
    owner,
  ])
  expect(rows).toHaveLength(1)
})

test('a value in another row, of another column, or with another owner in its header: refused', async () => {
  const vault = process(first)
  const [owner, other] = [randomUUID(), randomUUID()]
  const value = (await vault.of(owner)).encrypt(COLUMN, 'text', 'row')
  await vault.of(other)
  const head = headOfOwner(other.replaceAll('-', ''))
  const taken = Buffer.concat([head, value.subarray(head.length)])
  await expect(read(vault, value, 'another')).rejects.toThrow(ValueRefused)
  await expect(read(vault, taken)).rejects.toThrow(ValueRefused)
  expect(() => vault.open('toy.person.rut', value, 'row')).toThrow(ValueRefused)
})

test('a value of nobody: needs no data key', async () => {
  const vault = createVault({ encryptionKeys: [first], indexKeys })
  const value = (await vault.of(undefined)).encrypt(COLUMN, 'text', 'row')
  expect(vault.ownerOf(value)).toBeUndefined()
  expect(vault.load([value])).toBeUndefined()
  expect(vault.decrypt(COLUMN, value, 'row')).toBe('text')
  await expect(vault.of(randomUUID())).rejects.toThrow('no data keys')
})

test('a destroyed key: values are refused or replaced, and counted; later values have a key of the configuration', async () => {
  const vault = process(first)
  const owner = randomUUID()
  const value = (await vault.of(owner)).encrypt(COLUMN, 'text', 'row')
  const erased = vault.encryptErased(COLUMN, '—', 'row')
  await vault.destroyKey(owner)
  await vault.destroyKey(owner)
  const counted = await uses()
  for (const one of [vault, process(first)]) {
    await expect(read(one, value)).rejects.toThrow(KeyDestroyed)
    expect(one.decrypt(COLUMN, value, 'row')).toBe('—')
    expect(() => one.decrypt('toy.person.other', value, 'row')).toThrow(KeyDestroyed)
    expect(one.decrypt(COLUMN, erased, 'row')).toBe('—')
  }
  expect(await uses()).toBe(counted + 6)
  const later = (await vault.of(owner)).encrypt(COLUMN, 'later', 'row')
  expect([vault.ownerOf(later), vault.decrypt(COLUMN, later, 'row')]).toEqual([undefined, 'later'])
  const [row] = await asOwner(
    { databaseUrl: database.url },
    'select key from keys.data_key where owner = $1',
    [owner],
  )
  expect(row).toEqual({ key: null })
})

test('a key that another process destroyed: used for five minutes at most', async () => {
  const [here, there] = [process(first), process(first)]
  const owner = randomUUID()
  const value = (await here.of(owner)).encrypt(COLUMN, 'text', 'row')
  expect(await read(there, value)).toBe('text')
  await here.destroyKey(owner)
  now = KEY_AGE_MAX_MS - 1
  expect(await read(there, value)).toBe('text')
  now = KEY_AGE_MAX_MS
  await expect(read(there, value)).rejects.toThrow(KeyDestroyed)
  expect(there.ownerOf((await there.of(owner)).encrypt(COLUMN, 'text', 'row'))).toBeUndefined()
})

test('a rotated key of the configuration: data keys are encrypted again, and values stay as they are', async () => {
  const owner = randomUUID()
  const value = (await process(first).of(owner)).encrypt(COLUMN, 'text', 'row')
  await expect(read(process(second), value)).rejects.toThrow('no key "k1"')
  const rotating = process(second, first)
  expect(await rotating.rewrapKeys()).toBeGreaterThan(0)
  expect(await rotating.rewrapKeys()).toBe(0)
  expect(await read(process(second), value)).toBe('text')
  await expect(read(process(first), value)).rejects.toThrow('no key "k2"')
  await process(first, second).rewrapKeys()
})

test('a data key that was altered or given to another owner: refused', async () => {
  const [owner, other] = [randomUUID(), randomUUID()]
  const vault = process(first)
  const value = (await vault.of(owner)).encrypt(COLUMN, 'text', 'row')
  await vault.of(other)
  await asOwner(
    { databaseUrl: database.url },
    'update keys.data_key k set key = o.key from keys.data_key o where k.owner = $1 and o.owner = $2',
    [owner, other],
  )
  await expect(read(process(first), value)).rejects.toThrow(ValueRefused)
})

test('a value whose key does not exist: not decrypted, and not mistaken for a destroyed one', async () => {
  const owner = randomUUID()
  const vault = process(first)
  const value = (await vault.of(owner)).encrypt(COLUMN, 'text', 'row')
  await asOwner({ databaseUrl: database.url }, 'delete from keys.data_key where owner = $1', [owner])
  const elsewhere = process(first)
  expect(await elsewhere.knowsKeyOf(value)).toBe(false)
  await expect(read(elsewhere, value)).rejects.toThrow('is not loaded')
})
