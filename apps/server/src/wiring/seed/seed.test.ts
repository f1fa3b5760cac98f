import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../../test/owner.ts'
import { createWorld, type World } from '../../../test/world.ts'
import { seedDemoWorld } from './seed-demo-world.ts'

const script = path.resolve(import.meta.dirname, '../../seed.ts')
const run = promisify(execFile)

let world: World
beforeAll(async () => {
  world = await createWorld({ sandbox: false })
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

test('planting the demo world again changes nothing, and takes under a second', async () => {
  const before = await held()
  expect(before).toEqual({ users: 2n, staff: 5n, customers: 2n, rates: 5n, recipients: 2n })
  const began = performance.now()
  await seedDemoWorld(world.desk)
  expect(performance.now() - began).toBeLessThan(1000)
  expect(await held()).toEqual(before)
})

test('the process ends by itself, and its last line says who can sign in', async () => {
  const { stdout } = await run(process.execPath, [script], {
    env: { PATH: process.env['PATH'], DATABASE_URL: world.databaseUrl, LOG_LEVEL: 'error' },
  })
  const told = JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '') as {
    people: { role: string; email: string }[]
    password: string
  }
  expect(told.password).toBe('Demo.Puente.2026')
  expect(told.people.map(({ role, email }) => `${role} ${email}`)).toEqual([
    'person persona@demo.puente.test',
    'company empresa@demo.puente.test',
    'support soporte@demo.puente.test',
    'analyst analista@demo.puente.test',
    'officer oficial@demo.puente.test',
    'treasury tesoreria@demo.puente.test',
    'admin admin@demo.puente.test',
  ])
})

test('in production it plants nothing and says nothing', async () => {
  const empty = await createWorld({ sandbox: false, people: false })
  const key = Buffer.alloc(32, 7).toString('base64')
  const partners = Object.fromEntries(
    ['BANK', 'RAILS', 'RATES', 'NAMES'].flatMap((name) => [
      [`${name}_URL`, `https://${name.toLowerCase()}.example`],
      [`${name}_KEY`, 'a key of their own'],
      [`${name}_WEBHOOK_SECRET`, 'a secret of their own'],
    ]),
  )
  const { stdout, stderr } = await run(process.execPath, [script], {
    env: {
      ...partners,
      PATH: process.env['PATH'],
      ENVIRONMENT: 'production',
      DATABASE_URL: empty.databaseUrl,
      PUBLIC_URL: 'https://puente.example',
      BACKOFFICE_URL: 'https://staff.puente.example',
      ENCRYPTION_KEYS: `p1:${key}`,
      INDEX_KEY: key,
    },
  })
  expect([stdout, stderr]).toEqual(['', ''])
  expect(await asOwner(empty, 'select from access.user')).toHaveLength(0)
  expect(await asOwner(empty, 'select from access.demo_world')).toHaveLength(0)
  await empty.close()
})
