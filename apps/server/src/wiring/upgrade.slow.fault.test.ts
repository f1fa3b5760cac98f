import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@puente/postgres/embedded'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsAfter } from '../../test/aftermath.ts'
import { openCaddy } from '../../test/caddy.ts'
import { createMember, freePlace, startFleet, type Fleet, type Member } from '../../test/faults/fleet.ts'
import { createRelease, type Release } from '../../test/faults/release.ts'
import { startLoad, statesOf } from '../../test/faults/steady-load.ts'
import { asOwner } from '../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../test/world.ts'

const DRAIN = { DRAIN_WAIT_MS: '2000', DRAIN_LIMIT_MS: '30000' }
const HOSTS = ['127.0.0.2', '127.0.0.3'] as const
/** Requests that the load sends before the next step. */
const BETWEEN = 30

let world: TestEnvironment
let former: Release
let next: Release
let fleet: Fleet | undefined
let ports: { readonly port: number; readonly opsPort: number }
const of = (release: Release, name: string) => ({ root: release.root, env: { ...DRAIN, RELEASE: name } })

beforeAll(async () => {
  world = await createEnvironment()
  former = createRelease()
  next = createRelease()
  next.addMigration(
    'expand',
    `alter table transfers.transfer add column upgraded_note text default 'none';
     create function transfers.fill_upgraded_note() returns trigger language plpgsql as $$
       begin new.upgraded_note := coalesce(new.upgraded_note, 'none'); return new; end $$;
     create trigger fill_upgraded_note before insert on transfers.transfer
       for each row execute function transfers.fill_upgraded_note();
     alter table transfers.transfer add column unused_note text;`,
  )
  next.addMigration(
    'expand-index',
    `-- concurrently
create index concurrently if not exists transfer_upgraded_note on transfers.transfer (upgraded_note, id);`,
  )
  next.changeFunction('ledger.post_batch.sql')
  ports = { port: await freePort(), opsPort: await freePort() }
  const places = await Promise.all(
    HOSTS.map(async (host) => ({ ...(await freePlace(host)), customer: ports.port, ops: ports.opsPort })),
  )
  fleet = await startFleet(world, { places, ...of(former, 'former') })
}, 600_000)
afterAll(async () => {
  await fleet?.close()
  await world?.close()
  former?.remove()
  next?.remove()
})

const isReady = (member: Member) =>
  expect.poll(async () => (await fetch(`${member.urls.ops}/readyz`)).status).toBe(200)
/** The releases of the processes that run; the row of a killed one stays. */
const releases = async () => {
  const recent = `select distinct release from platform.heartbeat where at > now() - interval '1 minute'`
  return (await asOwner<{ release: string }>(world, recent)).map(({ release }) => release)
}

test(
  'an upgrade by an expanding and a contracting migration under load, step by step as docs/deployment.md has it: no request fails, and no order is lost or paid twice',
  { timeout: 1_500_000 },
  async (context) => {
    if (fleet === undefined) throw new Error('nothing runs')
    const proxy = await openCaddy({ hosts: HOSTS, ...ports })
    if (proxy === undefined) return context.skip('no Caddy on this machine')
    try {
      const load = await startLoad(world, proxy.url, 3)
      const more = async () => {
        const from = load.requests()
        await expect.poll(load.requests).toBeGreaterThan(from + BETWEEN)
        await pause(1000)
      }
      await more()
      // A new process that starts before the migration of its release.
      for (const kind of ['api', 'worker'] as const) {
        const early = createMember(world, kind, 'early', await freePlace())
        await expect(early.start(of(next, 'next')), kind).rejects.toThrow(
          'The database lacks 3 migrations and functions of this version',
        )
      }
      expect(await next.migrate(world.databaseUrl)).toContain('3 new files')
      await more()
      // The former processes are ready although the database is newer; they start again, and so does their migration.
      for (const member of fleet.apis) await isReady(member)
      expect(await former.migrate(world.databaseUrl)).toContain('Nothing to migrate')
      const [api, worker] = [fleet.apis[0], fleet.workers[0]]
      await worker.kill()
      await worker.start(of(former, 'former'))
      expect(await api.end()).toBe(0)
      await api.start(of(former, 'former'))
      await isReady(api)
      await more()
      for (const member of [...fleet.workers, ...fleet.apis]) {
        expect(await member.end(), member.name).toBe(0)
        await member.start(of(next, 'next'))
        await isReady(member)
        await more()
      }
      await expect.poll(releases, { timeout: 240_000 }).toEqual(['next'])
      next.addMigration('contract', 'alter table transfers.transfer drop column unused_note;')
      expect(await next.migrate(world.databaseUrl)).toContain('1 new file')
      await more()
      const { requests, failures, ordered, cancelled, paid } = await load.stop()
      console.log(`upgrade: ${requests} requests, ${ordered.length} orders, ${paid.length} paid`)
      expect(failures).toEqual([])
      const ends = new Map([
        ...cancelled.map((id) => [id, 'cancelled'] as const),
        ...paid.map((id) => [id, 'delivered'] as const),
      ])
      await expect.poll(() => statesOf(world), { timeout: 240_000 }).toEqual(ends)
      const place = { databaseUrl: world.databaseUrl, dataDir: world.config.dataDir }
      await expect.poll(() => faultsAfter(place), { timeout: 240_000 }).toEqual([])
    } finally {
      await proxy.close()
    }
  },
)
