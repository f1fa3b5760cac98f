import { sql } from '@puente/postgres'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testKeys } from '../../test/chained-database.ts'
import { freshDatabase } from '../../test/database.ts'
import { fillPartitions, MONTHS, readsOf } from '../../test/many-partitions.ts'
import { createTestClock } from '../../test/test-clock.ts'
import { auditRows } from '../modules/console/audit/audit.store.ts'
import { openingsOf } from '../modules/documents/opened-documents.store.ts'
import { historyOf, wasDelivered } from '../modules/transfers/history.store.ts'
import { auditLeaves } from '../platform/data/audit-leaves.ts'
import { partnerCallsOf } from '../platform/data/partner-calls.ts'
import { createVault } from '../platform/data/encryption/vault.ts'
import { deadEvents } from '../platform/events/dead-events.ts'
import { deliverEvent } from '../platform/events/deliver-events.ts'
import { createRuntime, type Runtime, type Work } from '../platform/work.ts'

const database = { url: '', drop: async () => undefined as unknown }
let transferId: string
beforeAll(async () => {
  Object.assign(database, await freshDatabase())
  transferId = await fillPartitions(database.url)
}, 180_000)
afterAll(() => database.drop())

const clock = createTestClock()
const actor = { kind: 'system', name: 'test' } as const
const reading = (body: (work: Work) => Promise<unknown>) => (runtime: Runtime) => runtime.work(actor, body)
const partitions = MONTHS + 2
const filter = { hidden: [] }
const soon = new Date(Date.now() + 200 * 24 * 3_600_000)

const MARK = 'the mark of an event'
/** What reads the divided tables, and at most how many partitions it reads. */
const lookUps: readonly [string, number, (runtime: Runtime) => Promise<unknown>][] = [
  ['the history of a transfer', 1, reading((work) => historyOf(work, transferId as never))],
  ['whether a transfer was delivered', 1, reading((work) => wasDelivered(work, transferId as never))],
  [
    'when a transfer was delivered, for receipts',
    1,
    reading(({ tx }) => tx.many(sql`select delivered_at from transfers.v_paper where id = ${transferId}`)),
  ],
  [
    'calls to partners about a payout',
    partitions,
    reading((work) =>
      partnerCallsOf(work, `0000000000${'1f'}-0000-0000-000000000000`.replace(/^(.{8})/, '$1-')),
    ),
  ],
  ['the newest audit lines', partitions, reading((work) => auditRows(work, filter, undefined, 50))],
  [
    'audit lines after a cursor',
    partitions,
    reading((work) =>
      auditRows(work, filter, [soon.toISOString(), '01900000-0000-7000-8000-000000000000'] as never, 50),
    ),
  ],
  [
    'audit lines of an actor',
    partitions,
    reading((work) => auditRows(work, { ...filter, actors: ['staff:7'] }, undefined, 50)),
  ],
  [
    'audit lines about a subject',
    partitions,
    reading((work) => auditRows(work, { ...filter, subjects: ['s5'] }, undefined, 50)),
  ],
  ['which documents staff opened', partitions, reading((work) => openingsOf(work, [transferId as never]))],
  ['the leaves of a block', partitions, reading(({ tx }) => tx.many(auditLeaves.some(5000n, 5100n)))],
  [
    MARK,
    1,
    (runtime) =>
      deliverEvent(runtime, [{ subscriber: 'new', events: ['toy'], handle: async () => undefined }], {
        id: '50000003',
        name: 'toy',
        subject: transferId,
        facts: {},
        subscriber: 'new',
      }),
  ],
  ['events that were given up', partitions, (runtime) => deadEvents(runtime)],
]

it.each(lookUps)('%s: no partition is read whole', async (name, most, lookUp) => {
  const logger = pino({ level: 'silent' })
  const { scanned, indexed } = await readsOf(database.url, async (pool) => {
    const runtime = createRuntime({ pool, clock, logger, vault: createVault(testKeys) })
    // From the sixth time, PostgreSQL may use a plan without the values.
    for (let times = 0; times < 8; times++) await lookUp(runtime)
  })
  expect(scanned).toBe(0)
  expect(indexed).toBeLessThanOrEqual(most)
  // PostgreSQL counts no read of an index for the check of a unique key.
  if (name !== MARK) expect(indexed).toBeGreaterThan(0)
})

it('a look-up that no index answers: every partition is seen to be read whole', async () => {
  const { scanned } = await readsOf(database.url, (pool) =>
    pool.query("select from platform.partner_call where partner = 'nobody'"),
  )
  expect(scanned).toBeGreaterThan(MONTHS * 500)
})
