import { captureException, captureMessage, flush, init, startSpan } from '@sentry/react'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { HttpError } from '../client/http-error.ts'
import { answerJson, startTestServer, type TestServer } from '../client/test-server.ts'
import { errorReportOptions, mayReplay, replayPrivacy } from './options.ts'
import { currentScreen } from './screen-name.tsx'

const options = errorReportOptions({
  dsn: 'https://key@errors.test/1',
  environment: 'sandbox',
  release: '2026.11.1',
})

/** The part of a browser's page that the library reads. */
const page = (path: string, screen?: string) => ({
  location: { pathname: path, href: `https://puente.test${path}?search=Rosa` },
  document: { querySelector: () => (screen === undefined ? null : { getAttribute: () => screen }) },
  addEventListener: () => undefined,
})

let server: TestServer
beforeAll(async () => {
  server = await startTestServer((_, response) => answerJson(response, 200, {}))
  // The real library over real HTTP; only the tunnel's origin differs.
  init({ ...options, tunnel: `${server.baseUrl}/api/monitoring` })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await server[Symbol.asyncDispose]()
})
beforeEach(() => vi.stubGlobal('window', page('/transfers/trf_0123456789abcdef0123456789abcdef')))

/** The reports received during an action, each as its lines. */
async function sent(act: () => void): Promise<string[][]> {
  const before = server.received.length
  act()
  await flush(2000)
  return server.received.slice(before).map(({ body }) => body.split('\n'))
}

test('an exception: sent to the tunnel with the name of its screen and without personal data', async () => {
  const [report = []] = await sent(() => captureException(new TypeError('a bug')))
  expect(server.received.at(-1)).toMatchObject({
    method: 'POST',
    url: expect.stringMatching(/^\/api\/monitoring/),
  })
  const [head = '', item = '', payload = ''] = report
  expect([JSON.parse(head), JSON.parse(item)]).toMatchObject([
    { dsn: 'https://key@errors.test/1' },
    { type: 'event' },
  ])
  const event = JSON.parse(payload) as Record<string, unknown>
  expect(event).toMatchObject({
    release: '2026.11.1',
    environment: 'sandbox',
    transaction: '/transfers/:id',
    exception: { values: [{ type: 'TypeError', value: 'a bug' }] },
  })
  expect([event['user'], event['breadcrumbs']]).toEqual([undefined, undefined])
  expect(payload).not.toMatch(/Rosa|cookie|trf_0123/i)
})

test.each([
  ['an ended session', () => captureException(new HttpError(401))],
  ['a message without exception', () => captureMessage('hello')],
  ['a trace', () => startSpan({ name: '/send' }, () => undefined)],
])('%s: not reported', async (_what, act) => {
  expect(await sent(act)).toEqual([])
})

test('a failure with another status: reported with the message by which reports are filtered', async () => {
  const [report = []] = await sent(() => captureException(new HttpError(500)))
  expect(report[2]).toContain('Request failed with status code 500')
})

test('failures on /404 or on an unknown path: not reported', async () => {
  vi.stubGlobal('window', page('/404'))
  expect(await sent(() => captureException(new Error('lost')))).toEqual([])
  vi.stubGlobal('window', page('/no/such/page', '/404'))
  expect(await sent(() => captureException(new Error('lost, too')))).toEqual([])
})

test('traces, replays and integrations that record user behaviour: none', () => {
  expect(options).toMatchObject({
    tunnel: '/api/monitoring',
    tracesSampleRate: 0,
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 0,
    maxBreadcrumbs: 0,
  })
  const kept =
    typeof options.integrations === 'function'
      ? options.integrations(['Breadcrumbs', 'Replay', 'GlobalHandlers'].map((name) => ({ name })))
      : []
  expect(kept.map(({ name }) => name)).toEqual(['Replay', 'GlobalHandlers'])
  expect(JSON.stringify(options.dataCollection)).not.toContain('true')
})

test('replays: disabled; if enabled, all text is masked and media are blocked', () => {
  expect(mayReplay(options)).toBe(false)
  expect(mayReplay({ replaysOnErrorSampleRate: 0.1 })).toBe(true)
  expect(replayPrivacy).toEqual({ maskAllText: true, maskAllInputs: true, blockAllMedia: true })
})

test('the name of a screen: without ids', () => {
  const named = (path: string, screen?: string) => currentScreen(page(path, screen) as unknown as Window)
  expect(named('/send/pay/trf_0123456789abcdef0123456789abcdef')).toBe('/send/pay/:id')
  expect(named('/anything', '/404')).toBe('/404')
})
