import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ContactWire } from '@puente/contract/customer'
import { asOwner } from '../../../test/owner.ts'
import { productionEnv } from '../../../test/production-env.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { publisherOf } from '../publisher.ts'
import { seedDemoWorld } from './seed-demo-world.ts'

const script = path.resolve(import.meta.dirname, '../../seed.ts')
const run = promisify(execFile)

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
})
afterAll(() => world.close())

const held = async () => {
  const [row] = await asOwner<Record<string, string>>(
    world,
    `select (select count(*) from access.user) as users, (select count(*) from access.staff) as staff,
            (select count(*) from customers.customer) as customers, (select count(*) from quotes.rate) as rates,
            (select count(*) from recipients.recipient) as recipients`,
  )
  return row
}

/** The number of rows of each table, and the last transaction that wrote one of them. */
const written = () =>
  asOwner<{ name: string; rows: string }>(
    world,
    `select t.name, query_to_xml('select count(*), max(xmin::text::bigint) from ' || t.name, true, true, '')::text as rows
     from (select format('%I.%I', schemaname, tablename) as name from pg_tables
           where schemaname not in ('pg_catalog', 'information_schema')) as t order by t.name`,
  )

test('seeding the demo world again: writes nothing', async () => {
  expect(await held()).toEqual({ users: 4n, staff: 5n, customers: 2n, rates: 5n, recipients: 4n })
  const standing = await written()
  await seedDemoWorld(world.runtime, publisherOf(world.config), 0)
  expect(await written()).toEqual(standing)
})

test('demo users: e-mail and phone verified, and the texts in force accepted', async () => {
  const people = await asOwner(
    world,
    `select count(*) filter (where email_verified_at is not null and phone_verified_at is not null) as proven,
            (select count(distinct user_id) from terms.acceptance) as accepted from access.user`,
  )
  expect(people).toEqual([{ proven: 4n, accepted: 4n }])
  for (const name of ['persona', 'empresa'] as const) {
    const client = await world.signedIn(name)
    expect((await client.get<ContactWire>('/api/contact')).body).toMatchObject({
      emailVerified: true,
      phoneVerified: true,
    })
    expect((await client.get('/api/transfers')).status).toBe(200)
  }
})

test('the process: ends by itself, and its last line lists who can sign in', async () => {
  const { stdout } = await run(process.execPath, [script], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: world.config.databaseUrl,
      LOG_LEVEL: 'error',
      DEMO_WORLD: 'small',
    },
  })
  const received = JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '') as {
    people: { role: string; email: string }[]
    password: string
  }
  expect(received.password).toBe('Demo.Puente.2026')
  expect(received.people.map(({ role, email }) => `${role} ${email}`)).toEqual([
    'person persona@demo.puente.test',
    'company empresa@demo.puente.test',
    'company empresa.finanzas@demo.puente.test',
    'company empresa.lectura@demo.puente.test',
    'support soporte@demo.puente.test',
    'analyst analista@demo.puente.test',
    'officer oficial@demo.puente.test',
    'treasury tesoreria@demo.puente.test',
    'admin admin@demo.puente.test',
    'owing <kind>@demo.puente.test, one for each pending item',
  ])
})

test('in production: seeds nothing and prints nothing', async () => {
  const empty = await createEnvironment({ sandbox: false, people: false })
  const { stdout, stderr } = await run(process.execPath, [script], {
    env: { ...productionEnv(), PATH: process.env['PATH'], DATABASE_URL: empty.config.databaseUrl },
  })
  expect([stdout, stderr]).toEqual(['', ''])
  expect(await asOwner(empty, 'select from access.user')).toHaveLength(0)
  expect(await asOwner(empty, 'select from access.demo_world')).toHaveLength(0)
  await empty.close()
})
