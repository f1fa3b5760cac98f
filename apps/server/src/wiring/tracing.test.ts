import type { RecipientWire, TransferWire } from '@puente/contract/customer'
import { ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api'
import { SamplingDecision } from '@opentelemetry/sdk-trace'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { startApiProcess } from '../../test/api-process.ts'
import type { Client } from '../../test/client.ts'
import { orderBody, recipientBody, startEnvironment, type RunningEnvironment } from '../../test/life.ts'
import { openErrorProject, type ErrorProject } from '../../test/error-project.ts'
import { attributeOf, openCollector, type Collector, type ReceivedSpan } from '../../test/otlp-collector.ts'
import { asOwner } from '../../test/owner.ts'
import { loadConfig } from '../platform/config/index.ts'
import { forgetTracesJob } from '../platform/telemetry/subject-traces.ts'
import { samplerOf } from '../platform/telemetry/trace-export.ts'
import { after, inSpan, spanOf } from '../platform/telemetry/tracing.ts'
import { statementName } from '../platform/telemetry/trace-statements.ts'
import { readTracing, type TracingConfig } from '../platform/config/tracing.ts'

const soon = { timeout: 60_000, interval: 100 }
const TRACE = 'a1b2c3d4e5f60718293a4b5c6d7e8f90'
const CLICK = '1122334455667788'
/** A browser records nothing: the flag is 0. */
const traceparent = `00-${TRACE}-${CLICK}-00`

let collector: Collector
let project: ErrorProject
let life: RunningEnvironment
let persona: Client
let transfer: TransferWire
let recipient: RecipientWire
const lines: string[] = []

const named = (name: string): ReceivedSpan[] => collector.spans.filter((span) => span.name === name)
const inTrace = (name: string): ReceivedSpan[] => named(name).filter(({ traceId }) => traceId === TRACE)
const arrives = (name: string) => expect.poll(() => inTrace(name).length, soon).toBeGreaterThan(0)

beforeAll(async () => {
  collector = await openCollector()
  project = await openErrorProject()
  life = await startEnvironment({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, SERVER_ERROR_REPORTS_DSN: project.dsn },
    onLog: (line) => void lines.push(line),
  })
  persona = await life.signedIn('persona')
  recipient = (await persona.post<RecipientWire>('/api/recipients', recipientBody())).body
  // A worker that has just started has not read the rates yet.
  const quote = await vi.waitFor(async () => {
    const asked = await persona.post<{ id: string }>('/api/quotes', quoteBody)
    if (asked.status !== 201) throw new Error(JSON.stringify(asked.body))
    return asked
  }, soon)
  const ordered = await persona.post<TransferWire>('/api/transfers', orderBody(quote.body.id, recipient.id), {
    headers: { traceparent },
  })
  transfer = ordered.body
  await life.pay(persona, transfer.id)
  await life.reaches(persona, transfer.id, 'delivered')
})
afterAll(async () => {
  await life?.close()
  await Promise.all([collector?.close(), project?.close()])
})

const quoteBody = { corridorId: 'us-usd', side: 'send', amount: '200000' }

describe('an order from the click to the delivery', () => {
  it('the request: continues the trace of the browser', async () => {
    await arrives('POST /api/transfers')
    const [request] = inTrace('POST /api/transfers')
    expect(request?.parentSpanId).toBe(CLICK)
    expect(attributeOf(request as ReceivedSpan, 'http.response.status_code')).toBe('201')
    const line = lines.map((one) => JSON.parse(one) as Record<string, unknown>)
    const access = line.find(
      ({ msg, route, method }) => msg === 'request' && route === '/api/transfers' && method === 'POST',
    )
    expect(access).toMatchObject({ trace_id: TRACE, span_id: request?.spanId })
  })

  it.each([
    'insert transfers.transfer',
    'names check-names',
    'deliver transfers.moved',
    'transfer funded',
    'payouts.submit-one',
    'rails submit-payout',
    'payouts.message',
    'rails get-payout',
    'deliver payouts.credited',
    'transfer delivered',
  ])('%s: in the same trace', async (name) => {
    await arrives(name)
  })

  it("the bank's and the rail's webhooks: linked by what they caused", async () => {
    await arrives('payouts.message')
    await expect.poll(() => named('POST /api/partners/rails/webhook').length, soon).toBeGreaterThan(0)
    const webhooks = new Set(named('POST /api/partners/rails/webhook').map(({ spanId }) => spanId))
    const links = inTrace('payouts.message').flatMap(({ links: linked = [] }) => linked)
    expect(links.some(({ spanId }) => webhooks.has(spanId))).toBe(true)
    // The bank's list of payments may have been read before its message was handled.
    const causes = [...named('POST /api/partners/bank/webhook'), ...named('payins.read-on')]
    const funded = inTrace('transfer funded').flatMap(({ links: linked = [] }) => linked)
    expect(causes.map(({ traceId }) => traceId)).toContain(funded[0]?.traceId)
  })

  it('each parent in the trace: is a span of it, or the click', async () => {
    await arrives('transfer delivered')
    await expect
      .poll(() => {
        const spans = collector.spans.filter(({ traceId }) => traceId === TRACE)
        const ids = new Set([CLICK, ...spans.map(({ spanId }) => spanId)])
        return spans.filter(({ parentSpanId = '' }) => !ids.has(parentSpanId)).map(({ name }) => name)
      }, soon)
      .toEqual([])
  })

  it('what was exported: no personal data, no ids of customers, no values', async () => {
    const { body } = await persona.get<object>('/api/profile')
    const text = collector.bodies.join('\n')
    const own = JSON.stringify(body).match(/"(?:[^"\\]|\\.){6,}"/g) ?? []
    const values = own.map((value) => value.slice(1, -1)).filter((value) => /[ @]|\d{5}/.test(value))
    expect(values.length).toBeGreaterThan(3)
    for (const value of values) expect(text, value).not.toContain(value)
    const details = recipientBody().details['accountNumber'] ?? '-'
    for (const value of [
      'Rosa',
      'Ejemplo',
      transfer.id,
      transfer.id.slice(4),
      recipient.id.slice(4),
      details,
    ])
      expect(text, value).not.toContain(value)
    expect(text).not.toMatch(/@demo|puente_session|127\.0\.0\.1/)
  })

  it('rounds of jobs that found nothing: not exported', async () => {
    const rounds = collector.spans.filter((span) => attributeOf(span, 'puente.job') !== undefined)
    expect(rounds.length).toBeGreaterThan(0)
    const wrote = new Set(named('insert platform.outbox').map(({ traceId }) => traceId))
    const idle = rounds.filter(
      (span) => attributeOf(span, 'puente.moved') === '0' && !wrote.has(span.traceId),
    )
    expect(idle.map((span) => attributeOf(span, 'puente.job'))).toEqual([])
  })

  it('an error within the trace: its report names the trace', async () => {
    const parent = after(spanOf(`00-${TRACE}-${CLICK}-01`))
    await inSpan('failing', { parent }, async () =>
      life.runtime.logger.error({ err: new Error('no such thing') }, 'failing'),
    )
    const reported = () => project.events().map(({ tags }) => tags?.['trace_id'])
    await expect.poll(reported, soon).toContain(TRACE)
  })

  it('the stored trace: deleted after 90 days', async () => {
    const kept = () => asOwner(life, 'select traceparent from platform.trace')
    expect(await kept()).toHaveLength(1)
    expect(await forgetTracesJob.round(life.runtime)).toBe(0)
    await asOwner(life, "update platform.trace set at = at - interval '91 days'")
    expect(await forgetTracesJob.round(life.runtime)).toBe(1)
    expect(await kept()).toEqual([])
  })
})

it('a traceparent of a partner, and one that is malformed: a trace of their own', async () => {
  const other = 'ffffffffffffffffffffffffffffffff'
  const headers = { traceparent: `00-${other}-${CLICK}-01` }
  await life.customer().post('/api/partners/rails/webhook', {}, { headers })
  await life.customer().send('GET', '/api/session', { headers: { traceparent: 'Rosa' } })
  await expect
    .poll(() => named('GET /api/session').filter(({ parentSpanId = '' }) => parentSpanId === '').length, soon)
    .toBeGreaterThan(0)
  expect(collector.spans.filter(({ traceId }) => traceId === other)).toEqual([])
})

it('a process that ends: has sent its last spans', async () => {
  const { child, url } = await startApiProcess(life, {
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint },
  })
  await (await fetch(new URL('/api/corridors', url))).text()
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  const own = collector.bodies.filter((body) => body.includes('"puente-api"'))
  expect(own.join('')).toContain('"GET /api/corridors"')
  expect(own.join('')).toContain('"puente.listener"')
})

/** Sends the loaded packages of reports and traces when it gets a message. */
const listsPackages = `
  import { registerHooks } from 'node:module'
  const loaded = new Set()
  registerHooks({
    resolve: (name, context, next) => {
      const found = next(name, context)
      const [, scoped] = /node_modules\\/(@(?:sentry|opentelemetry)\\/[^/]+)/.exec(found.url) ?? []
      if (scoped !== undefined) loaded.add(scoped)
      return found
    },
  })
  process.on('message', () => process.send({ loaded: [...loaded] }))`

it('a process without an endpoint and an error project: does not load their libraries', async () => {
  const { child, kill } = await startApiProcess(life, {
    execArgv: ['--import', `data:text/javascript,${encodeURIComponent(listsPackages)}`],
  })
  onTestFinished(kill)
  const answered = new Promise((resolve) => child.once('message', resolve))
  child.send({ go: true })
  expect(await answered).toEqual({ loaded: ['@opentelemetry/api'] })
})

describe('sampling', () => {
  const config = (root: TracingConfig['root'], ratio: number): TracingConfig => ({
    url: 'http://127.0.0.1/v1/traces',
    headers: {},
    root,
    parentBased: true,
    ratio,
  })
  const decide = (settings: TracingConfig, isRemote: boolean, traceFlags: number) => {
    const spanContext = { traceId: '0'.repeat(31) + '1', spanId: CLICK, traceFlags, isRemote }
    const parent = trace.setSpanContext(ROOT_CONTEXT, spanContext)
    return samplerOf(settings).shouldSample(parent, spanContext.traceId, 'x', SpanKind.SERVER, {}, [])
      .decision
  }

  it('a browser that asks for it by flag, or by a low trace id: decided by our own ratio', () => {
    expect(decide(config('always_off', 1), true, 1)).toBe(SamplingDecision.NOT_RECORD)
    expect(decide(config('always_on', 1), true, 0)).toBe(SamplingDecision.RECORD_AND_SAMPLED)
    const decisions = Array.from({ length: 1000 }, () => decide(config('traceidratio', 0.01), true, 1))
    const sampled = decisions.filter((one) => one === SamplingDecision.RECORD_AND_SAMPLED).length
    expect(sampled).toBeLessThan(100)
  })

  it('a parent of ours: followed', () => {
    expect(decide(config('always_off', 1), false, 1)).toBe(SamplingDecision.RECORD_AND_SAMPLED)
    expect(decide(config('always_on', 1), false, 0)).toBe(SamplingDecision.NOT_RECORD)
  })
})

describe('the configuration', () => {
  const sandbox = { DATABASE_URL: 'postgres://127.0.0.1/puente' }

  it('no endpoint: nothing is traced', () => {
    expect(loadConfig({ ...sandbox, OTEL_TRACES_SAMPLER: 'always_on' }).tracing).toBeUndefined()
  })

  it('the endpoint, headers and sampler: read as the standard describes them', () => {
    const faults: string[] = []
    const tracing = readTracing(
      {
        OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/otlp/',
        OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20b,tenant=7',
        OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
        OTEL_TRACES_SAMPLER_ARG: '0.25',
      },
      true,
      faults,
    )
    expect(faults).toEqual([])
    expect(tracing).toEqual({
      url: 'https://collector.example/otlp/v1/traces',
      headers: { 'api-key': 'a b', tenant: '7' },
      root: 'traceidratio',
      parentBased: true,
      ratio: 0.25,
    })
  })

  it.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'is an http or https address'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example' }, 'is not on this machine'],
    [{ OTEL_TRACES_SAMPLER: 'jaeger' }, 'OTEL_TRACES_SAMPLER is one of'],
    [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG is a number'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'key' }, 'OTEL_EXPORTER_OTLP_HEADERS is key=value'],
  ])('%j: refused', (env, fault) => {
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }
    expect(() => loadConfig({ ...sandbox, ...endpoint, ...env })).toThrow(fault)
  })
})

it.each([
  ["select 1 from access.user where email = 'rosa'", 'select access.user'],
  ['insert into platform.outbox (name) select $1', 'insert platform.outbox'],
  ['update transfers.transfer set state = $1', 'update transfers.transfer'],
  ['select graphile_worker.add_jobs(array($1))', 'select graphile_worker.add_jobs'],
  ['commit', 'commit'],
])('the name of "%s": %s', (text, name) => expect(statementName(text)).toBe(name))
