import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@puente/postgres/embedded'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsAfter } from '../../test/aftermath.ts'
import { openCaddy } from '../../test/caddy.ts'
import { freePlace, startFleet, type Fleet, type Member } from '../../test/faults/fleet.ts'
import { startLoad, statesOf } from '../../test/faults/steady-load.ts'
import { createEnvironment, type TestEnvironment } from '../../test/world.ts'

const ROUNDS = process.env['PUENTE_TEST_ALL'] === '1' ? 3 : 1
const DRAIN = { DRAIN_WAIT_MS: '2000', DRAIN_LIMIT_MS: '30000' }
const HOSTS = ['127.0.0.2', '127.0.0.3'] as const

let world: TestEnvironment
let fleet: Fleet | undefined
/** The proxy asks every process at the same two ports. */
let ports: { readonly port: number; readonly opsPort: number }
beforeAll(async () => {
  world = await createEnvironment()
  ports = { port: await freePort(), opsPort: await freePort() }
  const places = await Promise.all(
    HOSTS.map(async (host) => ({ ...(await freePlace(host)), customer: ports.port, ops: ports.opsPort })),
  )
  fleet = await startFleet(world, { places, env: DRAIN })
}, 300_000)
afterAll(async () => {
  await fleet?.close()
  await world?.close()
})

/** Requests that the load sends before the next step. */
const BETWEEN = 30

/** Ends a process in order and starts it again. */
async function restart(member: Member): Promise<void> {
  expect(await member.end(), member.name).toBe(0)
  await member.start({ env: DRAIN })
  await expect.poll(async () => (await fetch(`${member.urls.ops}/readyz`)).status).toBe(200)
}

test(
  'each API and worker ended and started again behind a proxy under load: no request fails, and nothing happens twice',
  { timeout: ROUNDS * 600_000 },
  async (context) => {
    if (fleet === undefined) throw new Error('nothing runs')
    const proxy = await openCaddy({ hosts: HOSTS, ...ports })
    if (proxy === undefined) return context.skip('no Caddy on this machine')
    try {
      const load = await startLoad(world, proxy.url)
      const more = async () => {
        const from = load.requests()
        await expect.poll(load.requests).toBeGreaterThan(from + BETWEEN)
        // The proxy asks four times in a second whether a process is ready.
        await pause(1000)
      }
      for (let round = 0; round < ROUNDS; round++)
        for (const member of fleet.all) {
          await more()
          await restart(member)
        }
      await more()
      const { requests, failures, ordered, cancelled, paid } = await load.stop()
      console.log(
        `rolling restart: ${requests} requests, ${ordered.length} orders, ${paid.length} paid, ${failures.length} failed`,
      )
      expect(failures).toEqual([])
      const ends = new Map([
        ...cancelled.map((id) => [id, 'cancelled'] as const),
        ...paid.map((id) => [id, 'delivered'] as const),
      ])
      await expect.poll(() => statesOf(world), { timeout: 120_000 }).toEqual(ends)
      const place = { databaseUrl: world.databaseUrl, dataDir: world.config.dataDir }
      await expect.poll(() => faultsAfter(place), { timeout: 120_000 }).toEqual([])
    } finally {
      await proxy.close()
    }
  },
)
