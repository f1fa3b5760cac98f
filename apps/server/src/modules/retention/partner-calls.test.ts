import type { RetentionWire } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../test/life.ts'
import { asOwner } from '../../../test/owner.ts'
import { hours } from '../../../test/test-clock.ts'
import { dropPartnerCalls } from '../../platform/data/partitions.ts'
import { retentionRound } from './retention.jobs.ts'

const system = { kind: 'system', name: 'test' } as const

let life: RunningEnvironment
let officer: Client
beforeAll(async () => {
  life = await startEnvironment()
  officer = await life.signedIn('oficial')
  await life.stopWork()
  await owner('alter table platform.partner_call detach partition platform.partner_call_first')
  await addPartition('platform.partner_call_eight', undefined, 7)
  await addPartition('platform.partner_call_seven', 7, 3)
  await addPartition('platform.partner_call_three', 3, 1)
  await owner(
    `alter table platform.partner_call attach partition platform.partner_call_first
     for values from ('${idYearsAgo(1)}') to ('${await firstEnds()}')`,
  )
  for (const years of [7.5, 7.2, 5, 2, 0]) await addCall(years)
})
afterAll(async () => life?.close())

const owner = <Row extends object>(statement: string, values: readonly unknown[] = []) =>
  asOwner<Row>(life, statement, values)
const yearsAgo = (years: number) => new Date(Date.now() - years * 365 * 24 * 3_600_000)
/** The first id of an instant. */
const idYearsAgo = (years: number) =>
  `${yearsAgo(years).getTime().toString(16).padStart(12, '0')}`
    .padEnd(32, '0')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
const firstEnds = async () => {
  const [next] = await owner<{ lower: string }>(
    `select lower from platform.v_partition
     where divided = 'platform.partner_call'::regclass and lower > '${idYearsAgo(0)}' order by lower limit 1`,
  )
  return next?.lower
}
/** Adds a partition from one number of years ago to another. */
const addPartition = async (name: string, from: number | undefined, to: number) => {
  await owner(`create table ${name} (like platform.partner_call including all)`)
  await owner(
    `alter table platform.partner_call attach partition ${name}
     for values from (${from === undefined ? 'minvalue' : `'${idYearsAgo(from)}'`}) to ('${idYearsAgo(to)}')`,
  )
}
const addCall = (years: number) =>
  owner(
    `insert into platform.partner_call (id, partner, operation, outcome, duration_ms, at)
     values ($1, 'toy', 'ask', 'ok', 1, $2)`,
    [idYearsAgo(years).slice(0, -1) + '1', yearsAgo(years)],
  )
const years = async () =>
  (
    await owner<{ years: number }>(
      `select round(extract(epoch from now() - at) / (365 * 86400), 1)::float8 as years from platform.partner_call
       where partner = 'toy' order by at`,
    )
  ).map((row) => row.years)
const night = async () => {
  while ((await retentionRound(life.runtime)) > 0);
}
const counted = (run: RetentionWire['dryRun']) =>
  run?.counts.find(({ dataClass }) => dataClass === 'partner-calls')

it('a dry run: counts the calls of months that ended six years ago, and drops none', async () => {
  expect((await officer.post('/api/retention-dry-runs', {})).status).toBe(204)
  await night()
  const { body } = await officer.get<RetentionWire>('/api/retention')
  expect(counted(body.dryRun)).toEqual({ dataClass: 'partner-calls', rows: 2, customers: 0 })
  expect(await years()).toEqual([7.5, 7.2, 5, 2, 0])
})

it('the nightly run while somebody reads the calls: fails without an end, and a later round drops them', async () => {
  life.clock.advance(hours(24))
  const reader = await life.runtime.pool.connect()
  try {
    await reader.query('begin')
    await reader.query('select count(*) from platform.partner_call')
    await expect(night()).rejects.toThrow('lock timeout')
    await reader.query('commit')
  } finally {
    reader.release()
  }
  expect(await years()).toHaveLength(5)
  await night()
  expect(await years()).toEqual([5, 2, 0])
  const [run] = await owner<{ rows: string }>(`
    select rows from retention.count join retention.run on run.id = run_id
    where mode = 'nightly' and data_class = 'partner-calls' and ended_at is not null`)
  expect(Number(run?.rows)).toBe(2)
})

it('a later moment than the present one: the calls of the last 24 months stay', async () => {
  const calls = await life.runtime.work(system, (work) =>
    dropPartnerCalls(work, yearsAgo(-1), { dry: false }),
  )
  expect(calls).toBe(1)
  expect(await years()).toEqual([2, 0])
})

it('the application: may not drop a partition itself', async () => {
  await expect(life.runtime.pool.query('drop table platform.partner_call_three')).rejects.toThrow(
    'must be owner',
  )
})
