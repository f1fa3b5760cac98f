import { describe, expect, it } from 'vitest'
import { productionEnv } from '../../../test/production-env.ts'
import { ConfigError, loadConfig } from '../../platform/config/index.ts'
import { publicConfigOf } from '../common-handlers.ts'

const production = productionEnv()
const sandbox = { DATABASE_URL: 'postgres://owner:secret@127.0.0.1/puente', SANDBOX_PORT: '4999' }
const web = {
  APP_URL: 'https://app.puente.example',
  API_GATEWAY_URL: 'https://api.puente.example',
  PAYMENT_URL_PRODUCTION: 'https://pagos.banco.example',
  PAYMENT_URL_SANDBOX: 'https://pruebas.banco.example',
  PRIVATE_SITE_URL_PRODUCTION: 'https://privado.puente.example',
  PRIVATE_SITE_URL_SANDBOX: 'https://privado-pruebas.puente.example',
  MAPS_KEY: 'maps-server-key',
  PLACES_URL: 'https://places.example',
  PLACES_KEY: 'localities-server-key',
  CHAT_WIDGET_ID: 'chat-7',
  CHAT_WIDGET_URL: 'https://chat.example/{id}.js',
}
const served = (env: Record<string, string>) => publicConfigOf(loadConfig(env))

describe('the configuration for browsers', () => {
  it("nothing configured: the sandbox's addresses and nothing else", () => {
    expect(served(sandbox)).toEqual({
      environment: 'sandbox',
      brandName: 'Puente',
      publicUrl: 'http://localhost:3000',
      appUrl: 'http://localhost:3000',
      staleTimeMs: 0,
      maxUploadBytes: 100_000_000,
      paymentUrl: 'http://127.0.0.1:4999/bank',
      sandboxUrl: 'http://127.0.0.1:4999',
      operator: {
        legalName: 'Puente Operadora Demo SpA',
        rut: '76.543.210-3',
        address: 'Avenida Ficticia 1000, Santiago',
        email: 'contacto@demo.puente.test',
        phone: '+56 2 2000 0000',
      },
      errorReports: { dsn: 'https://local@reports.invalid/1', environment: 'sandbox', release: 'unnamed' },
    })
  })

  it('stale time and upload limit: those of the environment', () => {
    const set = { ...sandbox, QUERY_STALE_TIME_MS: '5000', MAX_UPLOAD_BYTES: '2000000' }
    expect(served(set)).toMatchObject({ staleTimeMs: 5000, maxUploadBytes: 2_000_000 })
  })

  it('pairs of addresses: ENVIRONMENT selects one', () => {
    expect(served({ ...sandbox, ...web })).toMatchObject({
      paymentUrl: 'https://pruebas.banco.example',
      privateSiteUrl: 'https://privado-pruebas.puente.example',
    })
    expect(served({ ...production, ...web })).toEqual({
      environment: 'production',
      brandName: 'Puente',
      publicUrl: 'https://puente.example',
      appUrl: 'https://app.puente.example',
      apiUrl: 'https://api.puente.example',
      staleTimeMs: 0,
      maxUploadBytes: 100_000_000,
      paymentUrl: 'https://pagos.banco.example',
      privateSiteUrl: 'https://privado.puente.example',
      findsAddresses: true,
      chatWidgetId: 'chat-7',
      operator: expect.objectContaining({ legalName: 'of the operator' }) as unknown,
      errorReports: expect.objectContaining({ environment: 'production' }) as unknown,
    })
  })

  it('production: never has an address of the sandbox, whatever else is set', () => {
    for (const env of [production, { ...production, ...web, SANDBOX_PORT: '4999' }]) {
      expect(JSON.stringify(served(env))).not.toMatch(/sandbox"?:|127\.0\.0\.1|localhost|4999|pruebas/)
    }
  })

  it('never has a secret key of the server', () => {
    for (const env of [
      { ...sandbox, ...web },
      { ...production, ...web },
    ])
      expect(JSON.stringify(served(env))).not.toContain('server-key')
  })

  it("one address of a pair missing: the other environment's is not used instead", () => {
    const { PAYMENT_URL_PRODUCTION: _pay, PRIVATE_SITE_URL_PRODUCTION: _site, ...sandboxOnly } = web
    const { PAYMENT_URL_SANDBOX: _test, PRIVATE_SITE_URL_SANDBOX: _private, ...productionOnly } = web
    const inProduction = served({ ...production, ...sandboxOnly })
    expect([inProduction.paymentUrl, inProduction.privateSiteUrl]).toEqual([undefined, undefined])
    const inSandbox = served({ ...sandbox, ...productionOnly })
    expect([inSandbox.paymentUrl, inSandbox.privateSiteUrl]).toEqual([
      'http://127.0.0.1:4999/bank',
      undefined,
    ])
  })
})

describe('optional services', () => {
  const services = (env: Record<string, string>) => loadConfig(env).services

  it('not configured: absent', () => {
    const none = { localities: undefined, maps: undefined, chat: undefined }
    expect([services(sandbox), services(production)]).toEqual([none, none])
  })

  it('simulated ones in the sandbox, real ones in production', () => {
    const keys = { MAPS_KEY: 'k', PLACES_KEY: 'p', CHAT_WIDGET_ID: 'a b' }
    expect(services({ ...sandbox, ...keys })).toMatchObject({
      localities: { url: 'http://127.0.0.1:4999/localities/v1', key: 'p' },
      maps: { url: 'http://127.0.0.1:4999/maps', key: 'k' },
      chat: { id: 'a b', scriptUrl: 'http://127.0.0.1:4999/chat/widget.js' },
    })
    expect(services({ ...production, ...web, ...keys })).toEqual({
      localities: { url: 'https://places.example', key: 'p' },
      maps: { url: 'https://places.googleapis.com', key: 'k' },
      chat: { id: 'a b', scriptUrl: 'https://chat.example/a%20b.js' },
    })
  })
})

it.each([
  ['PLACES_URL', 'http://127.0.0.1:3002/localities/v1'],
  ['MAPS_URL', 'http://127.0.0.1:3002/maps'],
  ['CHAT_WIDGET_URL', 'http://127.0.0.1:3002/chat/widget.js'],
])('production with the simulated %s: refused', (name, url) => {
  expect(() => loadConfig({ ...production, ...web, [name]: url })).toThrow('points at this machine')
})

it.each([
  ['PAYMENT_URL_PRODUCTION', 'http://127.0.0.1:3002/bank', 'points at this machine'],
  ['PRIVATE_SITE_URL_PRODUCTION', 'http://localhost/private', 'points at this machine'],
  ['API_GATEWAY_URL', 'http://api.puente.example', 'https address in production'],
  ['APP_URL', 'javascript:alert(1)', 'is an https address'],
  ['PLACES_KEY', 'alone', 'set together'],
  ['CHAT_WIDGET_ID', 'alone', 'CHAT_WIDGET_URL is set with'],
])('production with %s=%s: refused', (name, value, fault) => {
  expect(() => loadConfig({ ...production, [name]: value })).toThrow(ConfigError)
  expect(() => loadConfig({ ...production, [name]: value })).toThrow(fault)
})
