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

describe('health', () => {
  it('no worker runs: health names the worker, on both listeners', async () => {
    await becomes({ status: 503, part: 'worker' })
    expect((await world.staff().get('/api/health')).status).toBe(503)
  })

  it("the worker runs: healthy; without its or the relay's heartbeat: names the part", async () => {
    const work = await startWork(world.config, world.runtime, world.ports)
    await becomes({ status: 'ok' })
    await work.stop()
    for (const part of ['relay', 'worker']) {
      await asOwner(
        world,
        `update platform.heartbeat set at = now() - interval '1 minute' where process = '${part}'`,
      )
      await becomes({ status: 503, part })
    }
  })

  it('events that were given up: healthy, and counted until they are handled', async () => {
    const work = await startWork(world.config, world.runtime, world.ports)
    await asOwner(
      world,
      `insert into platform.dead_event (event_id, subscriber, name, subject, facts, error, found_at)
       values (7, 'somebody', 'toy.counted', gen_random_uuid(), '{}', 'a bug', now())`,
    )
    await becomes({ status: 'ok', deadEvents: 1 })
    const figures = await (await fetch(new URL('/api/metrics', world.listeners.staff))).text()
    expect(figures).toContain('puente_events_dead_total{event="toy.counted",subscriber="somebody"} 1')
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

  it('an applied migration that differs from its file: names the migrations', async () => {
    await asOwner(world, "update platform.migration set sha256 = 'other' where number = 1")
    await becomes({ status: 503, part: 'migrations' })
  })
})
