import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../test/owner.ts'
import { createWorld, type World } from '../../test/world.ts'
import { sealedColumns as columns } from './housekeeping.ts'
import { customerFor } from '../modules/customers/index.ts'
import { recipientFor } from '../modules/recipients/index.ts'
import { createDesk, type Desk } from '../platform/work.ts'
import { resealJob } from '../platform/data/reseal.ts'
import { createVault } from '../platform/data/vault.ts'

const system = { kind: 'system', name: 'test' } as const

let world: World
beforeAll(async () => {
  world = await createWorld({ sandbox: false })
})
afterAll(() => world.close())

/** A desk over the same database with other keys. */
const deskWith = (encryptionKeys: World['config']['secrets']['encryptionKeys']): Desk =>
  createDesk({
    pool: world.pool,
    clock: world.clock,
    logger: pino({ enabled: false }),
    vault: createVault({ ...world.config.secrets, encryptionKeys }),
  })

const everything = async (desk: Desk) => {
  const ids = async (table: string) =>
    (await asOwner<{ id: string }>(world, `select id from ${table} order by id`)).map(({ id }) => id)
  const customers = await ids('customers.customer')
  const recipients = await ids('recipients.recipient')
  return desk.work(system, async (work) => ({
    customers: await Promise.all(customers.map((id) => customerFor(work, id))),
    recipients: await Promise.all(recipients.map((id) => recipientFor(work, id))),
  }))
}

const round = (desk: Desk) => resealJob(columns).round(desk)

test('keys rotate: the old one opens, everything is sealed again, and then the old one may go', async () => {
  const [old] = world.config.secrets.encryptionKeys
  if (old === undefined) throw new Error('no key')
  const fresh = { id: 'n2', key: randomBytes(32) }
  const before = await everything(world.desk)
  expect(before.customers[0]?.birthDate).toBe('1990-05-17')
  const rotating = deskWith([fresh, old])
  expect(await everything(rotating)).toEqual(before)
  await expect(everything(deskWith([fresh])), 'nothing is sealed again yet').rejects.toThrow(/no key "s1"/)

  // 7 people with e-mail and name; 2 customers, of whom one has no birth date; 2 recipients.
  expect(await round(rotating)).toBe(2 * 7 + 2 * 4 - 1 + 2 * 2)
  expect(await round(rotating), 'a second round finds nothing').toBe(0)
  expect(await everything(deskWith([fresh]))).toEqual(before)
  await expect(everything(world.desk), 'the old key alone opens nothing any more').rejects.toThrow(
    /no key "n2"/,
  )
})

test('every sealed column of every module is listed', async () => {
  const found = await asOwner<{ name: string }>(
    world,
    `select table_schema || '.' || table_name || '.' || column_name as name from information_schema.columns
     where table_schema not in ('platform', 'ledger', 'graphile_worker', 'pg_catalog', 'information_schema') and data_type = 'bytea'
       and column_name not similar to '%(_index|_hash)|key'`,
  )
  expect(found.map(({ name }) => name).sort()).toEqual(
    columns.map(({ table, column }) => `${table}.${column}`).sort(),
  )
})
