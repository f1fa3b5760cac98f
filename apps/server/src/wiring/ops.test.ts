import { fork, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import path from 'node:path'
import { createPool } from '@puente/postgres'
import { freePort } from '@puente/postgres/embedded'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../test/world.ts'
import { createHeartbeat, startHeartbeat, type Heartbeat } from '../platform/telemetry/heartbeats.ts'
import { createRuntime, type Runtime } from '../platform/work.ts'
import { apiOpsPort, workerOpsPort } from './ops.ts'

let world: TestEnvironment
let silent: Server
const sockets = new Set<Socket>()
beforeAll(async () => {
  world = await createEnvironment()
  silent = createServer((socket) => void sockets.add(socket.on('error', () => undefined)))
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
})
const endings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
})
afterAll(async () => {
  sockets.forEach((socket) => socket.destroy())
  silent?.close()
  await world?.close()
})

/** A runtime over the database at this port of this machine, without limits of time. */
function runtimeAt(port: number): Runtime {
  const pool = createPool({ url: `postgres://nobody@127.0.0.1:${port}/nothing`, max: 4 })
  endings.push(async () => {
    sockets.forEach((socket) => socket.destroy())
    await pool.end()
  })
  return createRuntime({ ...world.runtime, pool })
}
const hung = () => runtimeAt((silent.address() as AddressInfo).port)
const away = async () => runtimeAt(await freePort())

async function serve(app: FastifyInstance): Promise<string> {
  endings.push(() => app.close())
  return app.listen({ host: '127.0.0.1', port: 0 })
}
const get = async (url: string, at: string) => {
  const response = await fetch(new URL(at, url))
  return [response.status, (await response.json()) as unknown]
}
const ready = [200, { status: 'ready' }]
const unready = (part: string) => [503, { status: 'unavailable', part }]
const api = (runtime: Runtime, state = { started: () => true, ending: () => false }) =>
  serve(apiOpsPort(runtime, state))

describe("the API's operations port", () => {
  it('starts, is ready, drains: /readyz follows at once, and /livez is always 200', async () => {
    const state = { started: false, ending: false }
    const url = await api(world.runtime, { started: () => state.started, ending: () => state.ending })
    const both = async () => [await get(url, '/readyz'), await get(url, '/livez')]
    const alive = [200, { status: 'ok' }]
    expect(await both()).toEqual([unready('start'), alive])
    state.started = true
    expect(await both()).toEqual([ready, alive])
    state.ending = true
    expect(await both()).toEqual([unready('draining'), alive])
  })

  it('the process begins to end during the check: not ready', async () => {
    let ending = false
    const url = await api(hung(), { started: () => true, ending: () => ending })
    const asked = get(url, '/readyz')
    ending = true
    expect((await asked)[0]).toBe(503)
  })

  it('a database that refuses connections: 503; /livez and the other metrics are answered', async () => {
    const url = await api(await away())
    expect(await get(url, '/readyz')).toEqual(unready('database'))
    expect(await get(url, '/livez')).toEqual([200, { status: 'ok' }])
    const text = await (await fetch(new URL('/metrics', url))).text()
    expect(text).toContain('process_cpu_seconds_total')
    expect(text).toContain('puente_metrics_stale{group="outbox"} 1')
    expect(text).toContain('puente_metrics_stale{group="pool"} 0')
  })

  it('a database that accepts and never answers: 503 and metrics in bounded time, over one connection each', async () => {
    const runtime = hung()
    const url = await api(runtime)
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => get(url, '/readyz')))
      expect(answers).toEqual(Array.from({ length: 10 }, () => unready('database')))
    }
    const scrapes = await Promise.all(
      Array.from({ length: 3 }, async () => (await fetch(new URL('/metrics', url))).text()),
    )
    for (const text of scrapes) expect(text).toContain('puente_metrics_stale{group="outbox"} 1')
    expect(runtime.pool.totalCount).toBeLessThanOrEqual(2)
  })

  it('a database that answers again: ready again', async () => {
    let isAway = true
    const gone = await away()
    const pool = new Proxy(world.runtime.pool, {
      get: (target, name) => {
        const from = isAway ? gone.pool : target
        const value: unknown = Reflect.get(from, name)
        return typeof value === 'function' ? (value.bind(from) as unknown) : value
      },
    })
    const url = await api({ ...world.runtime, pool })
    expect(await get(url, '/readyz')).toEqual(unready('database'))
    isAway = false
    await expect.poll(() => get(url, '/readyz')).toEqual(ready)
  })
})

describe("the worker's operations port", () => {
  const open = (runtime: Runtime, heartbeat: Pick<Heartbeat, 'silentMs'>, queue: { running?: boolean }) =>
    serve(
      workerOpsPort(runtime, {
        heartbeat,
        queue: () => (queue.running === undefined ? undefined : { isRunning: () => queue.running === true }),
        ending: () => false,
      }),
    )

  it('the queue, its heartbeats and those of its relay: each is named until it is well', async () => {
    const instance = { id: 'worker:1', release: 'test', startedAt: new Date() }
    const heartbeat = createHeartbeat(world.runtime, instance)
    const queue: { running?: boolean } = {}
    const url = await open(world.runtime, heartbeat, queue)
    expect(await get(url, '/readyz')).toEqual(unready('start'))
    queue.running = true
    expect(await get(url, '/readyz')).toEqual(unready('worker'))
    await heartbeat.beat('worker')
    expect(await get(url, '/readyz')).toEqual(unready('relay'))
    await heartbeat.beat('relay')
    expect(await get(url, '/readyz')).toEqual(ready)
    queue.running = false
    expect(await get(url, '/readyz')).toEqual(unready('queue'))
    await heartbeat.end()
  })

  it.each(['worker', 'relay'])('no heartbeat of the %s within 15 s: named, without a query', async (part) => {
    const silentMs = (name: string) => (name === part ? 15_001 : 14_999)
    const url = await open(hung(), { silentMs }, { running: true })
    expect(await get(url, '/readyz')).toEqual(unready(part))
    expect(await get(await open(hung(), { silentMs: () => 14_999 }, { running: true }), '/readyz')).toEqual(
      ready,
    )
  })

  it('heartbeats of two instances: a row each; one ends: its rows alone are deleted', async () => {
    const [one, two] = ['host:1', 'host:2'].map((id) =>
      createHeartbeat(world.runtime, { id, release: '2026.11', startedAt: new Date('2026-11-01T00:00:00Z') }),
    ) as [Heartbeat, Heartbeat]
    const running = await startHeartbeat(world.runtime, one, 'api')
    await two.beat('worker')
    await two.beat('worker')
    const rows = () =>
      asOwner(
        world,
        'select process, instance, release, started_at from platform.heartbeat order by instance',
      )
    const started = { release: '2026.11', started_at: new Date('2026-11-01T00:00:00Z') }
    const second = { process: 'worker', instance: 'host:2', ...started }
    expect(await rows()).toEqual([{ process: 'api', instance: 'host:1', ...started }, second])
    await running.stop()
    expect(await rows()).toEqual([second])
    await two.end()
  })
})

describe('processes', () => {
  /** Starts a process of the product with its own ports. */
  async function start(program: 'api' | 'worker', env: Record<string, string> = {}) {
    const [port, backoffice, ops] = [await freePort(), await freePort(), await freePort()]
    const child: ChildProcess = fork(path.join(import.meta.dirname, `../${program}.ts`), {
      env: {
        DATABASE_URL: world.config.databaseUrl,
        DATA_DIR: world.config.dataDir,
        SANDBOX_PORT: String(world.sandbox?.port),
        PORT: String(port),
        BACKOFFICE_PORT: String(backoffice),
        OPS_PORT: String(ops),
        WORKER_OPS_PORT: String(ops),
        LOG_LEVEL: 'error',
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
    endings.push(async () => {
      child.kill('SIGKILL')
      await ended
    })
    await new Promise((resolve, reject) => {
      child.once('message', resolve)
      child.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)))
    })
    return { child, ended, customers: `http://127.0.0.1:${port}`, ops: `http://127.0.0.1:${ops}` }
  }
  const instances = () => asOwner(world, 'select process from platform.heartbeat order by process')

  it('an API: not ready until its start is announced; after SIGTERM not ready while it still serves, then it ends', async () => {
    const { child, ended, customers, ops } = await start('api', { DRAIN_WAIT_MS: '5000' })
    expect(await get(ops, '/readyz')).toEqual(unready('start'))
    child.send({ announced: true })
    await expect.poll(() => get(ops, '/readyz')).toEqual(ready)
    expect(await instances()).toEqual([{ process: 'api' }])
    child.kill('SIGTERM')
    await expect.poll(() => get(ops, '/readyz'), { interval: 20 }).toEqual(unready('draining'))
    expect((await fetch(new URL('/api/config', customers))).status).toBe(200)
    expect(await ended).toBe(0)
    expect(await instances()).toEqual([])
  })

  it('a worker: ready, with its own jobs in its metrics; after SIGTERM its rows are deleted', async () => {
    const { child, ended, ops } = await start('worker')
    await expect.poll(() => get(ops, '/readyz')).toEqual(ready)
    expect(await instances()).toEqual([{ process: 'relay' }, { process: 'worker' }])
    const text = await (await fetch(new URL('/metrics', ops))).text()
    expect(text).toMatch(/puente_job_silent_seconds{job="relay"}/)
    expect(text).toMatch(/puente_instance_silent_seconds{process="worker",instance="[^"]+:\d+"}/)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(await instances()).toEqual([])
  })
})
