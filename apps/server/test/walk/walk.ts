import { snapshotsOf, verify } from '@puente/ledger'
import { createPool } from '@puente/postgres'
import { setTimeout as pause } from 'node:timers/promises'
import { faultsAfter } from '../aftermath.ts'
import type { RunningEnvironment } from '../life.ts'
import { asOwner } from '../owner.ts'
import { hours } from '../test-clock.ts'
import { retryUntilAvailable } from './retry-until-available.ts'
import { journey } from './journey.ts'
import { makeTravellers } from './people.ts'
import { randomFrom, type Random } from './random.ts'
import {
  decideAboutMoney,
  makeTrouble,
  openAndSettleItems,
  workTheQueue,
  workTheStuck,
  type Aside,
} from './trouble.ts'

export interface WalkOptions {
  readonly seed: number
  readonly travellers: number
  /** After each wave the business clock passes every deadline. */
  readonly waves: number
  readonly journeysEach: number
  /** Faults during the run; default: occasional faults of partners. */
  readonly trouble?: Aside
}

/** The number of orders by what was done about them. */
export type Walked = Readonly<Record<string, number>>

/** Verifies the books throughout the run, over connections without faults. */
const watchTheBooks: Aside = async ({ databaseUrl }, _random, signal) => {
  const pool = createPool({ url: databaseUrl, max: 1, applicationName: 'puente-watch' })
  try {
    while (!signal.aborted) {
      const [fault] = await verify(snapshotsOf(pool))
      if (fault !== undefined)
        throw new Error(`in mid-walk the books do not hold: ${fault.promise}: ${fault.first}`)
      await pause(1500, undefined, { signal }).catch(() => undefined)
    }
  } finally {
    await pool.end()
  }
}

async function calm(life: RunningEnvironment): Promise<void> {
  for (const partner of ['bank', 'rails', 'names'])
    await life.controlSandbox('/control/failures', { partner, kind: 'none' })
}

const HURRIES_MAX = 30
const QUIET_MS = 2_000
const PATIENCE_MS = 15_000

/** Makes all retries due now: pauses and leases use real time, for which a test cannot wait. */
async function hurry(life: RunningEnvironment): Promise<void> {
  // Some payouts stay with the rail for half an hour; a payout returned late on a slow machine has its full deadline again.
  await life.moveClock(hours(25))
  for (const statement of [
    "update payouts.payout set due_at = '-infinity' where status in ('ready', 'unknown', 'submitted')",
    "update payins.refund set due_at = '-infinity' where status in ('ready', 'submitted')",
    "update payins.sweep set due_at = '-infinity' where status = 'ready'",
    "update payins.suspense set lease_until = '-infinity' where status <> 'closed'",
    "update transfers.transfer set lease_until = '-infinity' where state = 'funded'",
    "update platform.partner_message set retry_at = '-infinity' where handled_at is null",
    'update graphile_worker._private_jobs set run_at = now() where locked_by is null',
  ])
    await asOwner(life, statement)
}

/** Waits until there are no faults. Returns those left after many more attempts than a day would have. */
export async function quiet(life: RunningEnvironment): Promise<string[]> {
  const place = { databaseUrl: life.databaseUrl, dataDir: life.config.dataDir }
  for (let hurries = 0; ; hurries++) {
    let faults: string[] = []
    const until = Date.now() + QUIET_MS
    do {
      faults = await faultsAfter(place)
      if (faults.length === 0) return []
      await pause(400)
    } while (Date.now() < until)
    if (hurries === HURRIES_MAX) return faults
    await hurry(life)
  }
}

async function emptyQueue(life: RunningEnvironment): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  const open = async () =>
    (
      await retryUntilAvailable(() =>
        life.pool.query('select 1 from transfers.review where closed_at is null'),
      )
    ).rowCount
  while ((await open()) !== 0 && Date.now() < until) await pause(100)
}

async function wave(
  life: RunningEnvironment,
  random: Random,
  options: WalkOptions,
  counted: Record<string, number>,
  travellers: Awaited<ReturnType<typeof makeTravellers>>,
): Promise<void> {
  await Promise.all(
    travellers.map(async (traveller) => {
      const own = random.fork()
      for (let n = 0; n < options.journeysEach; n++) {
        const plan = await journey(life, traveller, own)
        counted[plan] = (counted[plan] ?? 0) + 1
        await pause(own.whole(0, 300))
      }
    }),
  )
}

/**
 * A stress test with many concurrent customers: orders, payments, cancellations, reviews, failing partners, deadlines.
 * Returns what they did and the faults at the end; none is expected.
 */
export async function walk(
  life: RunningEnvironment,
  options: WalkOptions,
): Promise<{ readonly walked: Walked; readonly faults: string[] }> {
  const random = randomFrom(options.seed)
  const travellers = await makeTravellers(life, options.travellers)
  const counted: Record<string, number> = {}
  const ending = new AbortController()
  const asides = [workTheQueue, workTheStuck].map((aside) => aside(life, random.fork(), ending.signal))
  const restless = new AbortController()
  const deciding = Promise.all(
    [decideAboutMoney(travellers), openAndSettleItems(travellers)].map((aside) =>
      aside(life, random.fork(), restless.signal),
    ),
  )
  const watch = watchTheBooks(life, random.fork(), ending.signal)
  try {
    for (let n = 0; n < options.waves; n++) {
      const calming = new AbortController()
      const trouble = (options.trouble ?? makeTrouble)(life, random.fork(), calming.signal)
      try {
        await wave(life, random, options, counted, travellers)
      } finally {
        calming.abort()
        await trouble
        await calm(life)
      }
      await life.moveClock(hours(25))
    }
    // A transfer released from review has its full deadline again; undecided choices end by their deadline.
    for (let days = 0; days < 3; days++) {
      await pause(1000)
      await emptyQueue(life)
      await life.moveClock(hours(25))
    }
    restless.abort()
    await deciding
    await life.moveClock(hours(12 * 24))
    const settled = await quiet(life)
    // Some payouts are returned three weeks later.
    await life.moveClock(hours(22 * 24))
    await pause(2500)
    await emptyQueue(life)
    await life.moveClock(hours(12 * 24))
    await pause(300)
    return { walked: counted, faults: settled.length > 0 ? settled : await quiet(life) }
  } finally {
    ending.abort()
    restless.abort()
    await Promise.all([...asides, deciding, watch])
  }
}
