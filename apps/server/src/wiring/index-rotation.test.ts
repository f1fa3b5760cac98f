import { randomBytes, randomUUID } from 'node:crypto'
import type { CustomerSession } from '@puente/contract/customer'
import { parseRut, type Rut } from '@puente/contract/corridors'
import type { Found } from '@puente/contract/staff'
import { sql } from '@puente/postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addIndexRows, MANY_USERS } from '../../test/index-rows.ts'
import { indexesOf, openSite, type IndexSnapshot, type Site } from '../../test/index-sites.ts'
import { asOwner } from '../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../test/world.ts'
import { createUser, unknownPassword, userIdOf } from '../modules/access/index.ts'
import { createCustomer, customerIdOf } from '../modules/customers/index.ts'
import { activeIndexKeys, rotationState } from '../platform/data/indexes/index-rotation.ts'
import { rotateSome } from '../platform/data/indexes/rotate-indexes.ts'
import type { Runtime } from '../platform/work.ts'
import { indexedTables, indexesWithoutText } from './indexed-tables.ts'
import { requireIndexKeys } from './start/start-guard.ts'

const system = { kind: 'system', name: 'test' } as const
const PERSONA = 'persona@demo.puente.test'
const key = randomBytes(32)
const closing: (() => Promise<unknown>)[] = []

let world: TestEnvironment
let former: Buffer
let rut: Rut
let next: Site
let before: IndexSnapshot

beforeAll(async () => {
  world = await createEnvironment({ sandbox: false, historyDays: 15, seedsByHand: 'rows of every index' })
  former = world.config.secrets.indexKeys[0] ?? Buffer.alloc(0)
  const parsed = parseRut('11.222.333-9')
  if ('fault' in parsed) throw new Error(parsed.fault)
  rut = parsed.normalised
  await addIndexRows(world, rut)
  await requireIndexKeys(world.runtime)
  next = await siteWith([key, former])
  before = await snapshot()
})
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
  await world?.close()
})

const siteWith = async (indexKeys: readonly Buffer[]): Promise<Site> => {
  const { site, close } = await openSite(world, indexKeys)
  closing.push(close)
  return site
}
const snapshot = () => indexesOf(world)

/** What staff and a customer find: the customer by RUT, e-mail and name, their payments, and the account by sign-in. */
async function findings(site: Site) {
  const customer = site.customer()
  const { status } = await customer.signIn(PERSONA, world.password)
  const session = (await customer.get<CustomerSession>('/api/session')).body
  const staff = site.staff()
  await staff.signIn('soporte@demo.puente.test', world.password)
  await world.prove(staff)
  const ids = async (text: string) =>
    (await staff.get<{ items: Found[] }>(`/api/search?text=${encodeURIComponent(text)}`)).body.items
      .filter(({ kind }) => kind === 'customer')
      .map(({ id }) => id)
  const isOne = async (text: string) => (await ids(text)).includes(session.actingAs.id)
  const payments = await staff.get<{ items: readonly unknown[] }>(`/api/payins?search=${rut}&limit=5`)
  return {
    status,
    byRut: await isOne('11.222.333-9'),
    byEmail: await isOne(PERSONA),
    byName: await isOne('pers'),
    payments: payments.body.items?.length,
  }
}
const whole = { status: 200, byRut: true, byEmail: true, byName: true, payments: 1 }

const person = (name: string, email: string) =>
  unknownPassword().then((password) => ({ name, email, password, customerIds: [randomUUID()] as const }))
const takeEmail = async ({ runtime }: Site | TestEnvironment, email: string) => {
  const user = await person('Otra', email)
  return runtime.work(system, (work) => createUser(work, user))
}
const takeRut = ({ runtime }: Site | TestEnvironment) =>
  runtime.work(system, (work) =>
    createCustomer(work, {
      kind: 'person',
      name: 'Alguien De Prueba',
      rut,
      status: 'active',
      level: 'basic',
      country: 'CL',
      birthDate: '1980-02-29',
      address: { street: 'Calle Ficticia', number: '1', comuna: '13120', region: '13' },
    }),
  )
const refusedStart = (site: Site) =>
  requireIndexKeys(site.runtime).then(
    () => 'starts',
    (error: Error) => error.message,
  )
const beat = (indexKeys: readonly string[]) =>
  asOwner(
    world,
    `insert into platform.heartbeat (process, instance, release, started_at, at, index_keys)
     values ('api', 'other:1', 'x', now(), clock_timestamp(), $1)
     on conflict (process, instance) do update set index_keys = excluded.index_keys, at = excluded.at`,
    [indexKeys],
  )
const idsOf = ({ runtime }: Site | TestEnvironment) => runtime.vault.indexKeys.map(({ id }) => id)
const progress = async () =>
  next.runtime.work(system, async (work) => (await rotationState(work, indexesWithoutText)).tables)

test('every column of the migrated database with a blind index: declared for the rotation', async () => {
  const found = await asOwner<{ name: string }>(
    world,
    `select table_schema || '.' || table_name || '.' || column_name as name from information_schema.columns
     where table_name not like 'v\\_%' and (data_type = 'bytea' or udt_name = '_bytea')
       and column_name similar to '%_index|%_indexes|%_fold'`,
  )
  const declared = [
    ...indexedTables.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`)),
    ...indexesWithoutText.map(({ table, column }) => `${table}.${column}`),
  ]
  expect(declared.toSorted()).toEqual(found.map(({ name }) => name).toSorted())
  for (const [table, rows] of before)
    for (const [at] of (rows[0]?.values ?? [null]).entries())
      expect([table, at, rows.some(({ values }) => values[at] !== null)]).toEqual([table, at, true])
})

test('a start without the key of the stored indexes: refused, also before any key was recorded', async () => {
  const other = await siteWith([key])
  expect(await refusedStart(other)).toContain('does not hold')
  await asOwner(world, 'delete from platform.index_key')
  expect(await refusedStart(other)).toContain('does not hold')
  await requireIndexKeys(world.runtime)
  expect(await activeIndexKeys(world.pool)).toEqual(idsOf(world))
})

test('a first start with a key that a running process does not know: refused', async () => {
  await beat(idsOf(world))
  expect(await refusedStart(next)).toContain('do not know it: other:1')
  expect(await activeIndexKeys(world.pool)).toEqual(idsOf(world))
  await beat(idsOf(next).toReversed())
  expect(await refusedStart(next)).toBe('starts')
  expect(await activeIndexKeys(world.pool)).toEqual(idsOf(next).toReversed())
})

test('a process that writes with the former key: the rotation waits', async () => {
  expect(await rotateSome(next.runtime, indexedTables)).toBe(0)
  expect(await snapshot()).toEqual(before)
  await asOwner(world, `delete from platform.heartbeat`)
})

test('before any index is renewed: everything is found, and no e-mail or RUT is taken twice', async () => {
  expect(await findings(next)).toEqual(whole)
  expect(await takeEmail(next, PERSONA)).toBeUndefined()
  expect(await takeRut(next)).toBeUndefined()
  const users = await asOwner(world, `select from access.user where email_index = any($1)`, [
    next.runtime.vault.indexes('access.user.email', PERSONA),
  ])
  expect(users).toHaveLength(1)
})

test('processes that write with either key at once: one of them takes a new e-mail', async () => {
  const swapped = await siteWith([former, key])
  for (let nth = 0; nth < 8; nth++) {
    const email = `both-${nth}@puente.test`
    const taken = await Promise.all([next, swapped, next, swapped].map((site) => takeEmail(site, email)))
    expect(taken.filter((id) => id !== undefined)).toHaveLength(1)
  }
})

test('a worker that is killed in a batch: nothing of the batch remains, and the next one continues there', async () => {
  while (!(await progress()).some(({ table, scanned }) => table === 'access.user' && scanned > 0))
    await rotateSome(next.runtime, indexedTables)
  const [known, rows] = [await progress(), await snapshot()]
  const killed: Pick<Runtime, 'work' | 'vault'> = {
    vault: next.runtime.vault,
    work: (actor, body) =>
      next.runtime.work(actor, async (work) => {
        await body(work)
        throw new Error('killed')
      }),
  }
  await expect(rotateSome(killed, indexedTables)).rejects.toThrow('killed')
  expect([await progress(), await snapshot()]).toEqual([known, rows])
  const at = known.find(({ table }) => table === 'access.user')
  expect([at?.isDone, at?.scanned]).toEqual([false, 200])
  expect(await rotateSome(next.runtime, indexedTables)).toBe(200)
  expect((await progress()).find(({ table }) => table === 'access.user')?.scanned).toBe(400)
})

test('in the middle of the rotation: everything is found, and a removed key is refused', async () => {
  expect(await findings(next)).toEqual(whole)
  expect(await takeEmail(next, `many-${MANY_USERS - 1}@puente.test`)).toBeUndefined()
  expect(await takeRut(next)).toBeUndefined()
  expect(await refusedStart(await siteWith([key]))).toContain('does not hold')
  const metrics = await (await fetch(`${world.listeners.ops}/metrics`)).text()
  expect(metrics).toContain('puente_index_keys_active 2')
  expect(metrics).toContain('puente_index_rotation_rows{table="access.user",state="read"} 400')
})

test('rows that are locked or written meanwhile: left for the next pass, which renews them', async () => {
  const release = Promise.withResolvers<undefined>()
  const locked = Promise.withResolvers<undefined>()
  const holding = next.runtime.work(system, async (work) => {
    await work.tx.run(sql`select from recipients.recipient for update`)
    locked.resolve(undefined)
    await release.promise
  })
  await locked.promise
  const writing = (async () => {
    for (let nth = 0; nth < 40; nth++) await takeEmail(next, `meanwhile-${nth}@puente.test`)
  })()
  try {
    while ((await progress()).some(({ pass, isDone }) => pass === 1 && !isDone))
      await rotateSome(next.runtime, indexedTables)
    const recipients = before.get('recipients.recipient')?.length
    expect((await progress()).find(({ table }) => table === 'recipients.recipient')?.missed).toBe(recipients)
  } finally {
    release.resolve(undefined)
    await Promise.all([holding, writing])
  }
  while ((await rotateSome(next.runtime, indexedTables)) > 0);
  expect(await activeIndexKeys(world.pool)).toEqual(idsOf(next).slice(0, 1))
  for (const { table, missed, changed, withoutText } of await progress())
    // The erased user has no e-mail to compute an index from.
    expect([table, missed, changed, withoutText]).toEqual([table, 0, 0, table === 'access.user' ? 1 : 0])
})

test('after the rotation: no row has an index of the former key, and another round changes nothing', async () => {
  const now = await snapshot()
  const [erased] = await asOwner<{ id: string }>(
    world,
    'select id from access.user where email_index = sha256(uuid_send(id))',
  )
  const erasedId = erased?.id
  expect(erasedId).toBeDefined()
  for (const [table, rows] of before)
    for (const { id, values } of rows) {
      const renewed = now.get(table)?.find((row) => row.id === id)
      for (const [at, value] of values.entries())
        if (value !== null && id !== erasedId)
          expect([table, id, at, renewed?.values[at]]).not.toEqual([table, id, at, value])
    }
  expect(await rotateSome(next.runtime, indexedTables)).toBe(0)
  expect(await snapshot()).toEqual(now)
})

test('without the former key: the start is accepted and everything is found; rows know their owner', async () => {
  const after = await siteWith([key])
  expect(await refusedStart(after)).toBe('starts')
  expect(await findings(after)).toEqual(whole)
  const email = `many-${MANY_USERS - 1}@puente.test`
  await after.runtime.work(system, async (work) => {
    expect(await userIdOf(work, email)).toBeDefined()
    expect(await userIdOf(work, 'meanwhile-39@puente.test')).toBeDefined()
    expect(await customerIdOf(work, rut)).toBeDefined()
  })
  expect(await takeRut(after)).toBeUndefined()
  expect(await takeEmail(after, email)).toBeUndefined()
  const folds = await asOwner(
    world,
    `select from customers.customer where document_name_fold = name_fold and accepted_name_fold = name_fold`,
  )
  expect(folds).toHaveLength(1)
})

test('a process with the former key only: refused once the key has ended', async () => {
  expect(await refusedStart(await siteWith([former]))).toContain(`does not hold (${idsOf(next)[0]})`)
})
