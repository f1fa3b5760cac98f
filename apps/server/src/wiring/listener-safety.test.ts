import { createHash } from 'node:crypto'
import { schemeScript } from '@puente/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEnvironment, type TestEnvironment } from '../../test/world.ts'
import type { Config } from '../platform/config/index.ts'
import { isForeign } from '../platform/http/requests/origin.ts'
import { customerListener, staffListener } from './listeners.ts'

let world: TestEnvironment
let production: Config
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  const publicUrl = 'https://puente.example'
  production = {
    ...world.config,
    environment: 'production',
    publicUrl,
    backofficeUrl: 'https://backoffice.puente.example',
    web: { ...world.config.web, appUrl: publicUrl },
  }
})
afterAll(async () => world?.close())

const signIn = (origin: string) =>
  ({
    method: 'POST',
    url: '/api/session',
    headers: { origin, host: 'puente.example' },
    payload: { email: 'persona@demo.puente.test', password: world.password },
  }) as const

it('in production: the examples of messages do not exist', async () => {
  const app = await customerListener(production, world.runtime, world.ports)
  const { statusCode } = await app.inject({
    url: '/api/message-examples',
    headers: { host: 'puente.example' },
  })
  expect(statusCode).toBe(404)
  await app.close()
})

describe('a listener over TLS', () => {
  it('its cookies: bound to the host, Secure, with the whole path', async () => {
    const app = await customerListener(production, world.runtime, world.ports)
    const { statusCode, cookies } = await app.inject(signIn('https://puente.example'))
    expect(statusCode).toBe(200)
    expect(cookies.map(({ name, secure, path, domain }) => [name, secure, path, domain])).toEqual(
      expect.arrayContaining([
        ['__Host-puente_session', true, '/', undefined],
        ['__Host-puente_device', true, '/', undefined],
      ]),
    )
    const [session] = cookies.filter(({ name }) => name.endsWith('session'))
    const asked = (cookie: string) => app.inject({ url: '/api/session', headers: { cookie } })
    expect((await asked(`__Host-puente_session=${session?.value}`)).statusCode).toBe(200)
    expect((await asked(`puente_session=${session?.value}`)).statusCode).toBe(401)
    await app.close()
  })

  it('a page of the same host over http, or at another port: cannot change data', async () => {
    const app = await customerListener(production, world.runtime, world.ports)
    for (const origin of ['http://puente.example', 'https://puente.example:8443', 'https://evil.example'])
      expect((await app.inject(signIn(origin))).json()).toMatchObject({ code: 'foreign-origin' })
    await app.close()
  })

  it("the customers' host: serves the contract, and no page that needs unsafe-eval", async () => {
    const app = await customerListener(production, world.runtime, world.ports)
    for (const url of ['/api/docs', '/api/docs/', '/api/openapi.json', '/']) {
      const { headers } = await app.inject({ url })
      expect([url, String(headers['content-security-policy'])]).toEqual([
        url,
        expect.not.stringContaining('unsafe-eval'),
      ])
    }
    expect((await app.inject({ url: '/api/docs/' })).statusCode).toBe(404)
    expect((await app.inject({ url: '/api/openapi.json' })).statusCode).toBe(200)
    await app.close()
  })
})

it("the customers' pages: of inline scripts, only the scheme's runs; none in the back office", async () => {
  const hash = createHash('sha256').update(schemeScript).digest('base64')
  const customers = await customerListener(production, world.runtime, world.ports)
  const staff = await staffListener(production, world.runtime)
  const scriptsOf = async (app: typeof staff) =>
    /script-src ([^;]*);/.exec(
      String((await app.inject({ url: '/' })).headers['content-security-policy']),
    )?.[1]
  expect(await scriptsOf(customers)).toBe(`'self' 'sha256-${hash}'`)
  expect(await scriptsOf(staff)).toBe("'self'")
  await customers.close()
  await staff.close()
})

it("the back office's contract: only for signed-in staff", async () => {
  const app = await staffListener(production, world.runtime)
  const admin = await world.signedIn('admin')
  const token = admin.cookie?.split('=')[1] ?? ''
  for (const url of ['/api/openapi.json', '/api/docs/']) {
    expect((await app.inject({ url })).statusCode).toBe(404)
    const cookie = `__Host-puente_staff_session=${token}`
    expect((await app.inject({ url, headers: { cookie } })).statusCode).toBe(200)
    expect((await app.inject({ url, headers: { cookie: `${cookie}x` } })).statusCode).toBe(404)
  }
  await app.close()
})

describe('the origin of a request', () => {
  const request = (headers: Record<string, string>) => ({ headers })
  const own = { origins: ['https://puente.example'], secure: true }
  it.each([
    ['our page', { origin: 'https://puente.example', host: 'puente.example' }, false],
    [
      'our page behind a gateway of another name',
      { origin: 'https://puente.example', host: 'api.example' },
      false,
    ],
    ['our host over http', { origin: 'http://puente.example', host: 'puente.example' }, true],
    ['our host at another port', { origin: 'https://puente.example:444', host: 'puente.example' }, true],
    ['the asked host that is not ours', { origin: 'https://other.example', host: 'other.example' }, true],
    ['a page without an origin', { origin: 'null', host: 'puente.example' }, true],
    ['a program', { host: 'puente.example' }, false],
    ['another site without an origin', { host: 'puente.example', 'sec-fetch-site': 'cross-site' }, true],
  ])('over TLS: %s', (_what, headers, foreign) => {
    expect(isForeign(request(headers), own)).toBe(foreign)
  })

  it('on http, the origin of the requested address at its port: accepted; another port: refused', () => {
    const sandbox = { origins: ['http://localhost:3000'], secure: false }
    const from = (origin: string) => isForeign(request({ origin, host: '127.0.0.1:3000' }), sandbox)
    expect(['http://127.0.0.1:3000', 'http://localhost:3000', 'http://127.0.0.1:3001'].map(from)).toEqual([
      false,
      false,
      true,
    ])
  })
})

describe('a text with bidirectional control characters', () => {
  it('in a message or a file name: refused at its field; right-to-left letters are accepted', async () => {
    const client = await world.signedIn('persona')
    const write = (text: string) => client.post('/api/threads', { kind: 'question', text })
    const turned = await write('pago\u202egpj.exe')
    expect([turned.body.code, turned.body.fields?.map(({ at }) => at)]).toEqual(['fields-wrong', ['text']])
    for (const name of ['factura\u202efdp.exe', 'a\u2066b.pdf']) {
      const { body } = await client.post('/api/uploads', {
        kind: 'identity',
        side: 'front',
        page: 1,
        fileName: name,
        sizeBytes: 10,
      })
      expect(body).toMatchObject({ code: 'fields-wrong', fields: [{ at: 'fileName' }] })
    }
    for (const text of ['שלום ומזל', 'مرحبا بكم', 'Ñandú Ünïcode 李雷', 'e\u0301'])
      expect((await write(text)).body.code).not.toBe('fields-wrong')
  })
})
