import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { formatRate, parseRate, rate } from '@puente/money'
import type { PriceWire, PublishedLimitsWire, TariffWire } from '@puente/contract/customer'
import { customerAddresses, publicAddresses } from '@puente/contract/addresses'
import { listeners } from '@puente/contract/openapi'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asOwner } from '../../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { createListener } from '../../platform/http/listener.ts'
import { serveWeb } from '../../platform/http/web/web.ts'
import { guards } from '../guards.ts'
import { prerenderedPageAt } from './page-heads.ts'
import { publisherOf } from '../publisher.ts'
import { knowsCustomerAddress, serveSiteFiles } from './site-files.ts'

const publicUrl = 'https://puente.example'
const countryHtml = `<html><head><title>Enviar dinero a Región desconocida | Puente</title><meta name="description" content="Cuánto cuesta a Región desconocida" /></head><body><form action="/to/zz"><h1>Región desconocida</h1></form></body></html>`
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
  writeFileSync(path.join(folder, 'country.html'), countryHtml)
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
  await serveSiteFiles(app, world.runtime, { publicUrl, environment: 'production' })
  const publisher = publisherOf({ ...world.config, brandName: 'Ñandú', publicUrl })
  await serveWeb(app, {
    folder,
    knows: knowsCustomerAddress(world.runtime, { environment: 'production' }),
    prerendered: { unlessCookie: cookie, pageAt: prerenderedPageAt(world.runtime, publisher) },
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

const facts = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as { '@graph': Record<string, unknown>[] },
  )

test('the page of a country: its name, brand, address, card and structured data are in the prerendered page', async () => {
  const [status, html = ''] = (await open('/to/mx?amount=5000')) as [number, string]
  expect(status).toBe(200)
  expect(html).toContain('<title>Enviar dinero a México | Ñandú</title>')
  expect(html).toContain('<form action="/to/mx"><h1>México</h1>')
  expect(html).toContain('<link rel="canonical" href="https://puente.example/to/mx" />')
  expect(html).toContain('<meta property="og:title" content="Enviar dinero a México | Ñandú" />')
  expect(html).toContain('<meta property="og:description" content="Cuánto cuesta a México" />')
  expect(html).toMatch(/og:image" content="https:\/\/puente.example\/to\/mx\/card.png\?day=\d{4}-\d\d-\d\d"/)
  const [data] = facts(html)
  const of = (type: string) => data?.['@graph'].find((node) => node['@type'] === type)
  expect(of('BreadcrumbList')).toMatchObject({
    itemListElement: [{ name: 'Ñandú' }, { name: 'México', item: 'https://puente.example/to/mx' }],
  })
  expect(of('FinancialService')).toMatchObject({ name: 'Ñandú', url: 'https://puente.example/' })
  const { body: price } = await world
    .customer()
    .get<PriceWire>('/api/prices?corridorId=mx-mxn&side=send&amount=200000')
  expect(of('ExchangeRateSpecification')).toMatchObject({
    currency: 'MXN',
    currentExchangeRate: { priceCurrency: 'CLP', validFrom: price.rateAsOf },
  })
  const exchange = of('ExchangeRateSpecification')?.['currentExchangeRate'] as { price: string } | undefined
  const pesos = (text: string) => formatRate(parseRate('MXN', 'CLP', text) ?? rate('MXN', 'CLP', '1'))
  expect(pesos(exchange?.price ?? '')).toBe(pesos(price.customerClpPerUnit))
})

test('a signed-in customer on the page of a country: the app', async () => {
  expect(await open('/to/mx', { cookie: `${cookie}=something` })).toEqual([200, 'the shell'])
})

test('a filled page: compressed as the browser accepts', async () => {
  const reply = await app.inject({ url: '/to/mx', headers: { 'accept-encoding': 'gzip' } })
  expect(reply.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(reply.rawPayload).toString()).toContain('<h1>México</h1>')
})

test('robots and sitemap: every public page, country and currency', async () => {
  const [, map = ''] = (await open('/sitemap.xml')) as [number, string]
  for (const page of ['/', '/pricing', '/regulation', '/to/mx', '/to/us', '/rates/usd'])
    expect(map).toContain(`<loc>https://puente.example${page}</loc>`)
  expect(map).not.toMatch(/track|login|send/)
  const listed = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const answers = await Promise.all(listed.map(async (url) => [url, (await open(url))[0]]))
  expect(answers.filter(([, status]) => status !== 200)).toEqual([])
  expect(listed).toEqual(expect.arrayContaining(publicAddresses.map((name) => customerAddresses[name])))
  for (const page of ['/to/mx', '/terms'])
    expect(map).toMatch(new RegExp(`${page}</loc><lastmod>20\\d\\d-\\d\\d-\\d\\dT[^<]*</lastmod>`))
  expect(map).not.toContain('/help</loc><lastmod>')
  expect(map).toContain('<xhtml:link rel="alternate" hreflang="es-CL" href="https://puente.example/to/mx"/>')
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
