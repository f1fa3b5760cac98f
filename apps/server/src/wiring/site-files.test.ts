import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PublishedLimitsWire, TariffWire } from '@puente/contract/customer'
import { listeners } from '@puente/contract/openapi'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asOwner } from '../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../test/world.ts'
import { createListener } from '../platform/http/listener.ts'
import { serveWeb } from '../platform/http/web.ts'
import { guards } from './guards.ts'
import { knowsCustomerAddress, serveSiteFiles } from './site-files.ts'

let world: TestEnvironment
let folder: string
let app: Awaited<ReturnType<typeof createListener>>
const cookie = listeners.customer.sessionCookie

beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  folder = await mkdtemp(path.join(tmpdir(), 'puente-site-'))
  mkdirSync(path.join(folder, 'assets'))
  writeFileSync(path.join(folder, 'index.html'), 'the shell')
  writeFileSync(path.join(folder, 'home.html'), 'home, drawn')
  app = await createListener({
    name: 'customer',
    runtime: world.runtime,
    handlers: [],
    guards,
    sessionCookie: cookie,
    deviceCookie: listeners.customer.deviceCookie,
    secureCookies: false,
    identify: async () => undefined,
  })
  await serveSiteFiles(app, world.runtime, { publicUrl: 'https://puente.example', environment: 'production' })
  await serveWeb(app, {
    folder,
    knows: knowsCustomerAddress(world.runtime, { environment: 'production' }),
    front: { file: 'home.html', unlessCookie: cookie },
  })
})
afterAll(async () => {
  await app.close()
  await world.close()
  await rm(folder, { recursive: true })
})

const open = async (url: string, headers = {}) => {
  const { statusCode, body } = await app.inject({ url, headers })
  return [statusCode, body]
}

describe("the addresses of the customers' app", () => {
  test.each([
    '/pricing',
    '/help',
    '/security-center',
    '/regulation',
    '/complaints',
    '/terms',
    '/privacy',
    '/verify-receipt',
    '/verify-receipt/ABCD-2345-EFGH',
    '/track/Zm9vYmFyYmF6_-1',
    '/to/mx',
    '/to/us',
    '/rates/mxn',
  ])('%s: known', async (address) => {
    expect(await open(address)).toEqual([200, 'the shell'])
  })

  test.each([
    '/rates/clp',
    '/rates/MXN',
    '/rates',
    '/to/zz',
    '/to/MX',
    '/to/mexico',
    '/to',
    '/track',
    '/track/a/b',
    '/help/other',
    '/home.html',
  ])('%s: unknown', async (address) => {
    expect((await open(address))[0]).toBe(404)
  })
})

test('a visitor: the prerendered home page, for any query; a client with a session cookie: the app', async () => {
  expect(await open('/')).toEqual([200, 'home, drawn'])
  expect(await open('/?corridor=mx-mxn&side=send&amount=5000')).toEqual([200, 'home, drawn'])
  expect(await open('/', { cookie: `${cookie}=something` })).toEqual([200, 'the shell'])
  expect((await app.inject('/')).headers['vary']).toMatch(/cookie/)
})

test('robots and sitemap: every public page, country and currency', async () => {
  const [, map] = await open('/sitemap.xml')
  for (const page of ['/', '/pricing', '/regulation', '/to/mx', '/to/us', '/rates/usd'])
    expect(map).toContain(`<loc>https://puente.example${page}</loc>`)
  expect(map).not.toMatch(/track|login|send/)
  const [, robots] = await open('/robots.txt')
  expect(robots).toContain('Sitemap: https://puente.example/sitemap.xml')
  expect(robots).not.toMatch(/^Disallow: \/$/m)
})

test('published prices: those in force, specific ones before general ones', async () => {
  await asOwner(
    world,
    `insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
     values ('spread', 'mx-mxn/company', 1, '2026-01-01 00:00Z', '{"bps": 25}', 'staff:one', 'staff:two')`,
  )
  const { body } = await world.customer().get<{ items: TariffWire[] }>('/api/tariffs')
  const of = (corridorId: string, kind: string) =>
    body.items.find((one) => one.corridorId === corridorId && one.kind === kind)
  expect(of('us-usd', 'person')).toEqual({
    corridorId: 'us-usd',
    kind: 'person',
    fee: { fixed: { amount: '990', currency: 'CLP' }, bps: 70, ivaPercent: 19 },
    spreadBps: 40,
  })
  expect(of('mx-mxn', 'company')?.spreadBps).toBe(25)
  expect(of('mx-mxn', 'person')?.spreadBps).toBe(40)
})

test('published limits: by kind and level, the lowest first', async () => {
  const { body } = await world.customer().get<{ items: PublishedLimitsWire[] }>('/api/limits')
  expect(body.items.map(({ kind, level }) => `${kind}/${level}`)).toEqual([
    'person/basic',
    'person/standard',
    'person/enhanced',
    'company/basic',
    'company/standard',
    'company/enhanced',
  ])
  expect(body.items[0]).toMatchObject({
    transfer: { amount: '900000', currency: 'CLP' },
    day: { amount: '100000', currency: 'USD' },
  })
})
