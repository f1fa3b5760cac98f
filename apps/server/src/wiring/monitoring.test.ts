import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEnvironment, type TestEnvironment } from '../../test/world.ts'

/** A report as the project received it. */
interface Received {
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}
const received: Received[] = []
let answers: { status: number; headers?: Record<string, string> } = { status: 200 }
let project: Server
let dsn: string
let world: TestEnvironment
/** A server without an error project. */
let alone: TestEnvironment
const lines: string[] = []

beforeAll(async () => {
  project = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      received.push({ url: request.url ?? '', headers: request.headers, body })
      response.writeHead(answers.status, answers.headers).end('{}')
    })
  })
  await new Promise<void>((resolve) => project.listen(0, '127.0.0.1', resolve))
  dsn = `http://abc123@127.0.0.1:${(project.address() as AddressInfo).port}/42`
  const bare = { sandbox: false, people: false } as const
  world = await createEnvironment({ ...bare, env: { ERROR_REPORTS_DSN: dsn, RELEASE: '2026.11.1' } })
  alone = await createEnvironment({ ...bare, onLog: (line) => void lines.push(line) })
})
afterAll(async () => {
  await Promise.all([world?.close(), alone?.close()])
  await new Promise((resolve) => project.close(resolve))
})

const ID = 'a'.repeat(32)
const failure = {
  event_id: ID,
  release: '2026.11.1',
  transaction: '/transfers/:id',
  user: { email: 'persona@demo.puente.test', ip_address: '{{auto}}' },
  request: {
    url: 'https://puente.example/transfers?search=Rosa',
    cookies: 'session=secret',
    headers: { Referer: 'https://puente.example/recipients' },
  },
  breadcrumbs: [{ category: 'ui.click', message: 'button[aria-label="Enviar a Rosa"]' }],
  exception: {
    values: [
      {
        type: 'TypeError',
        value: 'persona@demo.puente.test with 11.222.333-9 and 000123456789 is not a function',
        stacktrace: {
          frames: [
            { filename: 'https://puente.example/assets/app.js?v=1', function: 'pay', lineno: 7, colno: 9 },
          ],
        },
      },
    ],
  },
}
type Item = readonly [header: object, payload: string]
const event = (value: object = failure): Item => [{ type: 'event' }, JSON.stringify(value)]
const envelope = (to: string, ...items: readonly Item[]): string =>
  [
    JSON.stringify({ dsn: to, event_id: ID }),
    ...items.flatMap(([header, payload]) => [JSON.stringify(header), payload]),
  ].join('\n')

interface Sent {
  readonly status: number
  readonly code: string | undefined
  readonly retryAfter: string | null
}
async function send(listener: string, body: string, headers: Record<string, string> = {}): Promise<Sent> {
  const response = await fetch(new URL('/api/monitoring', listener), {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    body,
  })
  const said = (await response.json()) as { code?: string }
  return { status: response.status, code: said.code, retryAfter: response.headers.get('retry-after') }
}
const forwarded = async (act: () => Promise<Sent>): Promise<{ sent: Sent; reports: Received[] }> => {
  const before = received.length
  const sent = await act()
  return { sent, reports: received.slice(before) }
}

describe('the tunnel', () => {
  it.each(['customer', 'staff'] as const)(
    'the %s listener: forwards a failure without data of the user',
    async (side) => {
      const headers = {
        cookie: 'puente_session=secret',
        'x-forwarded-for': '203.0.113.9',
        referer: 'https://x.example',
      }
      const { sent, reports } = await forwarded(() =>
        send(world.listeners[side], envelope(dsn, event()), headers),
      )
      expect([sent.status, reports.length]).toEqual([200, 1])
      const [report] = reports
      expect(report?.url).toBe('/api/42/envelope/?sentry_version=7&sentry_key=abc123')
      expect(report?.headers['content-type']).toBe('application/x-sentry-envelope')
      expect(JSON.stringify(report?.headers)).not.toMatch(/secret|203\.0|x\.example/)
      const [head, itemHead, payload] = (report?.body ?? '')
        .split('\n')
        .map((line) => JSON.parse(line || '{}') as object)
      expect([head, itemHead]).toEqual([{ dsn, event_id: ID }, { type: 'event' }])
      expect(payload).toEqual({
        event_id: ID,
        release: '2026.11.1',
        transaction: '/transfers/:id',
        request: { url: 'https://puente.example/transfers' },
        exception: {
          values: [
            {
              ...failure.exception.values[0],
              value: '(redacted) with (redacted) and (redacted) is not a function',
            },
          ],
        },
      })
    },
  )

  it("the configuration for browsers: has the tunnel's address", async () => {
    const { body } = await world.customer().get<{ errorReports: object }>('/api/config')
    expect(body.errorReports).toEqual({ dsn, environment: 'sandbox', release: '2026.11.1' })
  })

  it('only events with an exception are forwarded; traces, replays, sessions and attachments are not', async () => {
    const { sent, reports } = await forwarded(() =>
      send(
        world.listeners.customer,
        envelope(
          dsn,
          [{ type: 'transaction' }, '{"transaction":"/404"}'],
          [{ type: 'replay_recording', length: 11 }, 'binary\nfile'],
          [{ type: 'session' }, '{}'],
          event({ ...failure, exception: undefined, message: 'a message' }),
        ),
      ),
    )
    expect([sent.status, reports]).toEqual([200, []])
  })

  it.each([
    ['an ended session', { exception: { values: [{ value: 'Request failed with status code 401' }] } }],
    ['what fails on /404', { transaction: '/404' }],
    ['an exception that is none', { exception: null }],
  ])('%s: dropped by the tunnel, whatever the browser sends', async (_what, change) => {
    const { sent, reports } = await forwarded(() =>
      send(world.listeners.customer, envelope(dsn, event({ ...failure, ...change }))),
    )
    expect([sent.status, reports]).toEqual([200, []])
  })

  it.each([
    ['another project of the same host', () => dsn.replace('/42', '/43')],
    ['another host', () => 'https://abc123@errors.example/42'],
    ['another key', () => dsn.replace('abc123', 'abc124')],
    ['an address inside our network', () => 'http://abc123@127.0.0.1:5432/42'],
  ])('%s: not forwarded', async (_what, other) => {
    const { sent, reports } = await forwarded(() =>
      send(world.listeners.customer, envelope(other(), event())),
    )
    expect([sent.status, sent.code, reports]).toEqual([403, 'not-allowed', []])
  })

  it.each([
    ['nothing', ''],
    ['no JSON', 'hello'],
    ['a list', '[]'],
    ['no DSN', '{}\n{"type":"event"}\n{}'],
    ['an item without a type', () => envelope(dsn, [{}, '{}'])],
    ['an event that is no object', () => envelope(dsn, [{ type: 'event' }, '"x"'])],
    ['a length beyond the end', () => envelope(dsn, [{ type: 'event', length: 999 }, '{}'])],
    ['a length that cuts an item', () => envelope(dsn, [{ type: 'event', length: 1 }, '{}'])],
    ['more items than a report has', () => envelope(dsn, ...Array.from({ length: 21 }, () => event()))],
  ])('%s: refused', async (_what, body) => {
    const { sent, reports } = await forwarded(() =>
      send(alone.listeners.staff, typeof body === 'string' ? body : body()),
    )
    expect([sent.status, sent.code, reports]).toEqual([400, 'malformed', []])
  })

  it('a report that is too large, of another type, or from another site: refused', async () => {
    const { customer } = world.listeners
    const large = envelope(dsn, event({ ...failure, extra: 'x'.repeat(200_000) }))
    const { reports } = await forwarded(async () => {
      expect(await send(customer, large)).toMatchObject({ status: 413, code: 'too-large' })
      const json = { 'content-type': 'application/json' }
      expect(await send(customer, envelope(dsn, event()), json)).toMatchObject({ status: 415 })
      const foreign = { origin: 'https://evil.example' }
      return send(customer, envelope(dsn, event()), foreign)
    })
    expect(reports).toEqual([])
    expect(await send(customer, envelope(dsn, event()), { origin: 'https://evil.example' })).toMatchObject({
      status: 403,
      code: 'foreign-origin',
    })
  })

  it('a project that limits reports: its 429 is returned; a project that fails: 503', async () => {
    answers = { status: 429, headers: { 'retry-after': '77' } }
    expect(await send(world.listeners.staff, envelope(dsn, event()))).toMatchObject({
      status: 429,
      retryAfter: '77',
    })
    answers = { status: 302, headers: { location: 'http://127.0.0.1:1/' } }
    expect(await send(world.listeners.staff, envelope(dsn, event()))).toMatchObject({ status: 503 })
    answers = { status: 200 }
  })

  it('a flood from one address: refused before it is read', async () => {
    const { reports, sent } = await forwarded(async () => {
      const all = await Promise.all(
        Array.from({ length: 40 }, () => send(world.listeners.customer, envelope(dsn, event()))),
      )
      return all.find(({ status }) => status === 429) ?? { status: 0, code: '', retryAfter: null }
    })
    expect(sent).toMatchObject({ status: 429, code: 'too-many-requests' })
    expect(Number(sent.retryAfter)).toBeGreaterThan(0)
    expect(reports.length).toBeLessThan(30)
    expect((await world.customer().get('/api/config')).status, 'everything else goes on').toBe(200)
  })
})

describe('without a project', () => {
  it('reports: written to our own log, without personal data', async () => {
    const { body } = await alone.customer().get<{ errorReports: { dsn: string } }>('/api/config')
    expect(new URL(body.errorReports.dsn).hostname).toBe('reports.invalid')
    expect(await send(alone.listeners.customer, envelope(body.errorReports.dsn, event()))).toMatchObject({
      status: 200,
    })
    const line = lines.find((one) => one.includes('error report')) ?? '{}'
    expect(JSON.parse(line)).toMatchObject({
      msg: 'error report',
      report: {
        eventId: ID,
        screen: '/transfers/:id',
        path: '/transfers',
        failures: [
          {
            kind: 'TypeError',
            words: '(redacted) with (redacted) and (redacted) is not a function',
            at: ['pay https://puente.example/assets/app.js:7:9'],
          },
        ],
      },
    })
    expect(lines.join('')).not.toMatch(/persona@|11\.222|000123|Rosa|secret/)
    expect(await send(alone.listeners.customer, envelope(dsn, event()))).toMatchObject({ status: 403 })
  })
})
