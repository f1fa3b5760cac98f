import { sql } from '@puente/postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApiProcess } from '../../test/api-process.ts'
import type { Client } from '../../test/client.ts'
import { openErrorProject, type ErrorProject } from '../../test/error-project.ts'
import { asOwner } from '../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../test/world.ts'
import { recordDeadEvents } from '../platform/events/dead-events.ts'
import type { Job } from '../platform/jobs/jobs.ts'
import { runJobs } from '../platform/jobs/runner.ts'
import { loadConfig } from '../platform/config/index.ts'
import { openErrorReporter } from '../platform/telemetry/error-reporter.ts'

const soon = { timeout: 20_000, interval: 10 }
const PERSONAL = /rosa|pérez|11\.222|56912345678|203\.0\.113|session=|Browser/i

let project: ErrorProject
let world: TestEnvironment
let customer: Client
/** Makes every work of a customer fail with this. */
let broken: (() => never) | undefined

beforeAll(async () => {
  project = await openErrorProject()
  world = await createEnvironment({
    sandbox: false,
    env: { SERVER_ERROR_REPORTS_DSN: project.dsn, RELEASE: '2026.11.2' },
    onLog: () => undefined,
    runtimeOf: (runtime) => ({
      ...runtime,
      work: async (actor, body, cause) => {
        if (actor.kind === 'customer') broken?.()
        return runtime.work(actor, body, cause)
      },
    }),
  })
  customer = await world.signedIn('persona')
})
beforeEach(() => {
  broken = undefined
  project.bodies.splice(0)
})
afterAll(async () => {
  await world?.close()
  await project?.close()
})

const unreadable = (): never => JSON.parse('{"name": Rosa Pérez, "rut": "11.222.333-9"}') as never

describe('an endpoint that throws', () => {
  it('one report with release, process, route and request id, and without data of the request', async () => {
    broken = unreadable
    const url = new URL('/api/transfers/trf_rosa?search=rosa@demo.puente.test', world.listeners.customer)
    const headers = {
      cookie: customer.cookie ?? '',
      'user-agent': 'Rosa-Browser',
      'x-forwarded-for': '203.0.113.9',
    }
    const response = await fetch(url.href.replace('trf_rosa', `trf_${'0'.repeat(32)}`), { headers })
    expect(response.status).toBe(500)
    await expect.poll(() => project.events().length, soon).toBe(1)
    const [event] = project.events()
    expect(event).toMatchObject({
      level: 'error',
      release: '2026.11.2',
      environment: 'sandbox',
      transaction: '/api/transfers/:id',
      tags: {
        process: 'test',
        route: '/api/transfers/:id',
        request_id: response.headers.get('x-request-id'),
      },
    })
    const thrown = event?.exception?.values.at(-1)
    expect([thrown?.type, thrown?.value]).toEqual(['SyntaxError', expect.stringContaining('(quoted)')])
    const files = thrown?.stacktrace?.frames.map(({ filename }) => filename) ?? []
    expect(files).toContain('app:///apps/server/src/platform/http/answer.ts')
    expect(files.filter((file) => file.includes('/root/'))).toEqual([])
    expect(project.bodies.join('')).not.toMatch(PERSONAL)
    expect(Object.keys(event ?? {})).not.toEqual(
      expect.arrayContaining(['request', 'user', 'breadcrumbs', 'server_name', 'extra']),
    )
  })

  it('the same error again within a minute: answered with 500, and not reported again', async () => {
    broken = unreadable
    const list = () => customer.get('/api/recipients')
    for (let at = 0; at < 5; at++) expect((await list()).status).toBe(500)
    await expect.poll(() => project.events().length, soon).toBe(1)
    broken = () => {
      throw new Error('another error')
    }
    expect((await list()).status).toBe(500)
    await expect.poll(() => project.events().length, soon).toBe(2)
  })

  it('a refusal: not reported', async () => {
    expect((await customer.get(`/api/transfers/trf_${'0'.repeat(32)}`)).status).toBe(404)
    expect((await world.customer().get('/api/session')).status).toBe(401)
    broken = () => {
      throw new Error('the last one')
    }
    await customer.get('/api/recipients')
    await expect.poll(() => project.events().length, soon).toBe(1)
    expect(project.events()[0]?.exception?.values.at(-1)?.value).toBe('the last one')
  })

  it('a project that does not respond: the request is answered, and the end waits 2 s for the report', async () => {
    project.hangs = true
    const reporter = await openErrorReporter(world.config.errorReports, 'api', 'sandbox')
    const began = performance.now()
    reporter?.report({ level: 'error', message: 'x', facts: { err: new Error('slow') } })
    expect(performance.now() - began).toBeLessThan(1000)
    await expect.poll(() => project.bodies.join('').includes('slow'), soon).toBe(true)
    await reporter?.close()
    expect(performance.now() - began).toBeLessThan(4500)
    project.hangs = false
  })
})

describe('the worker', () => {
  it('a round that PostgreSQL refuses: reported with the job and the code, without the value', async () => {
    const ending = new AbortController()
    const failing: Job = {
      name: 'toy.failing',
      everyMs: 5,
      round: (runtime) =>
        runtime.work({ kind: 'system', name: 'toy' }, async ({ tx }) =>
          tx.run(sql`select ${'Rosa Pérez 11.222.333-9'}::text::integer`),
        ),
    }
    const running = runJobs(world.runtime, [failing], ending.signal)
    await expect.poll(() => project.events().length, soon).toBe(1)
    ending.abort()
    await running
    expect(project.events()[0]).toMatchObject({ tags: { job: 'toy.failing', error_code: '22P02' } })
    expect(project.bodies.join('')).not.toMatch(PERSONAL)
  })

  it('an event that is given up: reported with its name and subscriber', async () => {
    await asOwner(
      world,
      `select graphile_worker.add_job('event', json_build_object(
         'id', '1', 'name', 'toy.kept', 'subscriber', 'toys', 'subject', gen_random_uuid(),
         'facts', json_build_object('words', 'Rosa')))`,
    )
    await asOwner(
      world,
      `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'Rosa'`,
    )
    expect(await recordDeadEvents(world.runtime)).toBe(1)
    await expect.poll(() => project.events().length, soon).toBe(1)
    expect(project.events()[0]).toMatchObject({
      message: 'event given up',
      tags: { event: 'toy.kept', subscriber: 'toys', event_id: '1' },
    })
    expect(project.bodies.join('')).not.toMatch(PERSONAL)
  })
})

it('an uncaught exception of an API process: reported before the process ends with code 1', async () => {
  const thrower = `process.on('message', () => { throw new Error('no owner "Rosa Pérez"') })`
  const { child } = await startApiProcess(world, {
    env: { LOG_LEVEL: 'fatal', SERVER_ERROR_REPORTS_DSN: project.dsn },
    execArgv: ['--import', `data:text/javascript,${encodeURIComponent(thrower)}`],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.send({ go: true })
  expect(await ended).toBe(1)
  expect(project.events()).toMatchObject([
    { level: 'fatal', tags: { process: 'api' }, exception: { values: [{ value: 'no owner (quoted)' }] } },
  ])
  expect(project.bodies.join('')).not.toMatch(PERSONAL)
})

it.each([
  ['another machine in the sandbox', 'https://k@errors.example/1', 'is not on this machine'],
  ['no project', 'http://k@127.0.0.1/', 'is https://<key>@<host>/<project number>'],
])('a DSN of %s: refused at the start', (_what, dsn, fault) => {
  const env = { DATABASE_URL: 'postgres://127.0.0.1/puente', SERVER_ERROR_REPORTS_DSN: dsn }
  expect(() => loadConfig(env)).toThrow(`SERVER_ERROR_REPORTS_DSN ${fault}`)
})
