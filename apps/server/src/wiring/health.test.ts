import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../test/world.ts'
import { startWork } from './run-worker.ts'

let world: TestEnvironment
let asked = 0
beforeAll(async () => {
  world = await createEnvironment({
    runtimeOf: (runtime) => ({
      ...runtime,
      pool: new Proxy(runtime.pool, {
        get: (pool, name) => {
          if (name === 'query' || name === 'connect') asked += 1
          const value: unknown = Reflect.get(pool, name)
          return typeof value === 'function' ? (value.bind(pool) as unknown) : value
        },
      }),
      work: (...given) => {
        asked += 1
        return runtime.work(...given)
      },
    }),
  })
})
afterAll(async () => world?.close())

const health = async () => {
  const { status, body } = await world.customer().get<{ status: unknown }>('/api/health')
  return status === 200 ? body : { status, part: body.facts['part'] }
}
/** A result is cached for one second. */
const becomes = (expected: object) => expect.poll(health, { timeout: 60_000 }).toEqual(expected)
const metrics = async () => (await fetch(new URL('/metrics', world.listeners.ops))).text()
const readiness = async () => {
  const response = await fetch(new URL('/readyz', world.listeners.ops))
  return [response.status, await response.json()]
}
/** Seeds an instance whose last heartbeat is this old. */
const instance = (process: string, name: string, age: string) =>
  asOwner(
    world,
    `insert into platform.heartbeat (process, instance, release, started_at, at)
     values ($1, $2, 'test', now() - interval '2 days', now() - $3::interval)
     on conflict (process, instance) do update set at = excluded.at`,
    [process, name, age],
  )
const forget = () => asOwner(world, 'delete from platform.heartbeat')

describe('health', () => {
  it('no worker runs: health names the worker, on both listeners; the API is ready without it', async () => {
    await becomes({ status: 503, part: 'worker' })
    expect((await world.staff().get('/api/health')).status).toBe(503)
    expect(await readiness()).toEqual([200, { status: 'ready' }])
  })

  it('the worker runs: healthy; it ends in order: its rows are deleted and health names it', async () => {
    const work = await startWork(world.config, world.runtime, world.ports)
    await becomes({ status: 'ok' })
    await work.stop()
    expect(await asOwner(world, 'select * from platform.heartbeat')).toEqual([])
    await becomes({ status: 503, part: 'worker' })
  })

  it.each(['worker', 'relay'])('every %s is silent for a minute: names the part', async (part) => {
    await instance('worker', 'one:1', '1 second')
    await instance('relay', 'one:1', '1 second')
    await becomes({ status: 'ok' })
    await instance(part, 'one:1', '1 minute')
    await becomes({ status: 503, part })
    await forget()
  })

  it('one dead instance of two: its silence is in the metrics, and health stays healthy', async () => {
    for (const part of ['worker', 'relay']) {
      await instance(part, 'dead:1', '1 hour')
      await instance(part, 'alive:2', '1 second')
    }
    await becomes({ status: 'ok' })
    const silent = [
      ...(await metrics()).matchAll(
        /puente_instance_silent_seconds{process="worker",instance="(.+)"} ([\d.]+)/g,
      ),
    ].map(([, name = '', seconds]) => [name, Number(seconds) > 3599] as const)
    expect(Object.fromEntries(silent)).toEqual({ 'dead:1': true, 'alive:2': false })
    await forget()
    expect(await metrics()).not.toContain('instance="dead:1"')
  })

  it('events that were given up: healthy, and counted until they are handled', async () => {
    const work = await startWork(world.config, world.runtime, world.ports)
    await asOwner(
      world,
      `insert into platform.dead_event (event_id, subscriber, name, subject, facts, error, found_at)
       values (7, 'somebody', 'toy.counted', gen_random_uuid(), '{}', 'a bug', now())`,
    )
    await becomes({ status: 'ok', deadEvents: 1 })
    expect(await metrics()).toContain('puente_events_given_up{event="toy.counted",subscriber="somebody"} 1')
    await asOwner(
      world,
      "insert into platform.handled (event_id, subscriber, at) values (7, 'somebody', now())",
    )
    await becomes({ status: 'ok' })
    await work.stop()
  })

  it('a hundred concurrent calls: the database gets a few queries', async () => {
    asked = 0
    await Promise.all(Array.from({ length: 100 }, health))
    expect(asked).toBeLessThan(20)
  })

  it('a hundred calls of /readyz: at most one query a second', async () => {
    asked = 0
    const began = performance.now()
    for (let round = 0; round < 10; round += 1) await Promise.all(Array.from({ length: 10 }, readiness))
    expect(asked).toBeLessThanOrEqual(1 + Math.ceil((performance.now() - began) / 1000))
  })

  it('an applied migration that differs from its file: health and readiness name the migrations', async () => {
    await asOwner(world, "update platform.migration set sha256 = 'other' where number = 1")
    await becomes({ status: 503, part: 'migrations' })
    await expect
      .poll(readiness, { timeout: 60_000 })
      .toEqual([503, { status: 'unavailable', part: 'migrations' }])
  })
})
