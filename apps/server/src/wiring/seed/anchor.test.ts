import { fromWireId } from '@puente/contract'
import type { ClosureWire, CustomerSession } from '@puente/contract/customer'
import { snapshotsOf, verify } from '@puente/ledger'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsWithin } from '../../../test/aftermath.ts'
import { asOwner } from '../../../test/owner.ts'
import { restrictionSet } from '../../../test/restrictions.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { publisherOf } from '../publisher.ts'
import { allJobs } from '../run-worker.ts'
import { seedDemoWorld } from './seed-demo-world.ts'

const DAYS = 40
/** A Wednesday; two holidays and a weekend follow it. */
const FIRST_DAY = '2026-09-16'
const TEN_DAYS_LATER = '2026-09-26'
const worlds: TestEnvironment[] = []

async function startOn(world: TestEnvironment, moment: string): Promise<void> {
  world.clock.set(`${moment}-03:00`)
  await seedDemoWorld(world.runtime, publisherOf(world.config), DAYS)
}

async function started(moment: string): Promise<TestEnvironment> {
  const world = await createEnvironment({ sandbox: false, people: false })
  worlds.push(world)
  await startOn(world, moment)
  return world
}

let morning: TestEnvironment
beforeAll(async () => {
  morning = await started(`${FIRST_DAY}T08:00`)
}, 120_000)
afterAll(() => Promise.all(worlds.map((world) => world.close())))

interface Line {
  readonly id: string
  readonly day: string
  readonly line: string
}

/** Every transfer with its customer, recipient, amounts and events; unfinished ones without the times of events. */
const transfersIn = (world: TestEnvironment, figures: string) =>
  asOwner<Line>(
    world,
    `select t.id, to_char(t.created_at at time zone 'America/Santiago', 'YYYY-MM-DD') as day,
            concat_ws(' ', t.reference, t.customer_id, t.user_id, t.corridor_id, t.state, q.fixed_side, ${figures},
              (select string_agg(concat_ws(' ', e.event, e.actor,
                 case when t.state not in ('awaiting-payin', 'in-review') then e.at end), ', ' order by e.sequence)
               from transfers.event e where e.transfer_id = t.id)) as line
     from transfers.transfer t join quotes.quote q on q.id = t.quote_id order by t.id`,
  )
const EXACT = 't.recipient_id, t.send_minor, t.receive_minor, t.usd_cents'
/** The figures that do not depend on a day's rate. */
const FIXED = "case q.fixed_side when 'send' then t.send_minor else t.receive_minor end"

/** The number of rows in each table. */
async function rowsIn(world: TestEnvironment): Promise<Record<string, bigint>> {
  const tables = await asOwner<{ name: string }>(
    world,
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const count = tables.map(({ name }) => `select '${name}' as name, count(*) as held from ${name}`)
  const rows = await asOwner<{ name: string; held: bigint }>(world, count.join(' union all '))
  return Object.fromEntries(rows.map(({ name, held }) => [name, held]))
}

const soundBooks = async (world: TestEnvironment) => {
  expect(await verify(snapshotsOf(world.pool))).toEqual([])
  expect(await faultsWithin(world.databaseUrl)).toEqual([])
}

test('a second start on the same day: changes nothing', async () => {
  const before = { rows: await rowsIn(morning), transfers: await transfersIn(morning, EXACT) }
  await startOn(morning, `${FIRST_DAY}T21:00`)
  expect({ rows: await rowsIn(morning), transfers: await transfersIn(morning, EXACT) }).toEqual(before)
})

test('two first starts on one day: the same data, whatever the hour', async () => {
  const evening = await started(`${FIRST_DAY}T20:30`)
  expect(await transfersIn(evening, EXACT)).toEqual(await transfersIn(morning, EXACT))
  expect(await rowsIn(evening)).toEqual(await rowsIn(morning))
}, 60_000)

test('a start on another day: a history up to that day; a later start: adds the days between', async () => {
  const later = await started(`${TEN_DAYS_LATER}T08:00`)
  const alone = await transfersIn(later, FIXED)
  const [first, last] = [alone[0]?.day ?? '', alone.at(-3)?.day ?? '']
  expect(first > '2026-08-16' && first < '2026-08-25').toBe(true)
  expect(last > '2026-09-20' && last < TEN_DAYS_LATER).toBe(true)

  const before = await transfersIn(morning, EXACT)
  morning.clock.set(`${TEN_DAYS_LATER}T08:00-03:00`)
  const expiry = allJobs(morning.config, morning.ports).find(({ name }) => name === 'transfers.expire')
  await expiry?.round(morning.runtime)
  await startOn(morning, `${TEN_DAYS_LATER}T08:05`)

  const after = await transfersIn(morning, EXACT)
  const ended = before.filter(({ line }) => !line.includes('awaiting-payin'))
  expect(after).toEqual(expect.arrayContaining(ended))
  expect(after.filter(({ line }) => line.includes('awaiting-payin'))).toHaveLength(1)
  expect(after.length).toBeGreaterThan(before.length + 2)
  // The days that both have are equal to those of a demo world that first started on the later day.
  const isShared = ({ day, line }: Line) =>
    day >= first && !/awaiting-payin|in-review/.test(line) && !/expired/.test(line)
  expect((await transfersIn(morning, FIXED)).filter(isShared)).toEqual(alone.filter(isShared))
  await soundBooks(morning)
  await soundBooks(later)
}, 120_000)

test('a later start after a demo customer closed the account and another was frozen: adds no orders of theirs', async () => {
  const world = await started(`${FIRST_DAY}T08:00`)
  const person = await world.signedIn('persona')
  expect((await person.post<ClosureWire>('/api/closure', {})).status).toBe(200)
  const company = (await (await world.signedIn('empresa')).get<CustomerSession>('/api/session')).body.actingAs
    .id
  const people = { proposer: await world.signedIn('analista'), decider: await world.signedIn('oficial') }
  await restrictionSet(people, fromWireId('customer', company) ?? '', 'freeze')
  const before = (await transfersIn(world, EXACT)).map(({ id }) => id)
  await startOn(world, `${TEN_DAYS_LATER}T08:00`)
  expect((await transfersIn(world, EXACT)).map(({ id }) => id)).toEqual(before)
}, 120_000)
