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

  it('names the migrations when a file is not applied as it stands', async () => {
    await asOwner(world, "update platform.migration set sha256 = 'other' where number = 1")
    expect(await health()).toEqual({ status: 503, part: 'migrations' })
  })
})
