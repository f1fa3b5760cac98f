import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../../test/owner.ts'
import { createWorld, type World } from '../../test/world.ts'
import { startWork } from './run-worker.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(async () => world?.close())

const health = async () => {
  const { status, body } = await world.customer().get<{ status: unknown }>('/api/health')
  return status === 200 ? body : { status, part: body.facts['part'] }
}

describe('health', () => {
  it('names the worker while none runs, and the staff listener says the same', async () => {
    expect(await health()).toEqual({ status: 503, part: 'worker' })
    expect((await world.staff().get('/api/health')).status).toBe(503)
  })

  it('is well while the worker runs, and names what falls silent', async () => {
    const work = await startWork(world.config, world.desk, world.ports)
    expect(await health()).toEqual({ status: 'ok' })
    await work.stop()
    for (const part of ['relay', 'worker']) {
      await asOwner(
        world,
        `update platform.heartbeat set at = now() - interval '1 minute' where process = '${part}'`,
      )
      expect(await health()).toEqual({ status: 503, part })
    }
  })

  it('stays well and tells of events that nobody could hear, until they are heard', async () => {
    const work = await startWork(world.config, world.desk, world.ports)
    await asOwner(
      world,
      `insert into platform.dead_event (event_id, subscriber, name, subject, facts, error, found_at)
       values (7, 'somebody', 'toy.counted', gen_random_uuid(), '{}', 'a bug', now())`,
    )
    expect(await health()).toEqual({ status: 'ok', deadEvents: 1 })
    const figures = await (await fetch(new URL('/api/metrics', world.listeners.staff))).text()
    expect(figures).toContain('puente_events_dead_total{event="toy.counted",subscriber="somebody"} 1')
    await asOwner(
      world,
      "insert into platform.handled (event_id, subscriber, at) values (7, 'somebody', now())",
    )
    expect(await health()).toEqual({ status: 'ok' })
    await work.stop()
  })

  it('names the migrations when a file is not applied as it stands', async () => {
    await asOwner(world, "update platform.migration set sha256 = 'other' where number = 1")
    expect(await health()).toEqual({ status: 503, part: 'migrations' })
  })
})
