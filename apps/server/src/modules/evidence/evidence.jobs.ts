import { snapshotsOf } from '@puente/ledger'
import { createPool } from '@puente/postgres'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Runtime } from '../../platform/work.ts'
import { addDays, fromSantiago, santiagoDay } from '../corridors/index.ts'
import { replayBooks } from './replay-books.ts'
import { appendBlock } from './append-block.ts'
import { lastReplay } from './evidence.store.ts'
import { signDays } from './sign-days.ts'
import type { EvidenceKeys } from './verify-chain.ts'

const actor = { kind: 'system', name: 'evidence' } as const
const BLOCK_EVERY_MS = 2000
const MINUTE_MS = 60_000
/** Minute of the day in Santiago from which the nightly replay is due. */
const NIGHT = 3 * 60

/** The last instant at which a replay was due. */
function lastNight(now: Date): Date {
  const { day } = santiagoDay(now)
  const tonight = fromSantiago(day, NIGHT)
  return tonight <= now ? tonight : fromSantiago(addDays(day, -1), NIGHT)
}

/**
 * Replays the books if they were not replayed since three in the morning, over a connection of its own: unlike other work
 * of the process, a statement of a replay has no time limit.
 */
export async function replayAtNight(
  runtime: Runtime,
  keys: EvidenceKeys,
  databaseUrl: string,
): Promise<number> {
  const last = await runtime.work(actor, ({ tx }) => lastReplay(tx))
  if (last !== undefined && last.beganAt >= lastNight(runtime.clock.now())) return 0
  const pool = createPool({
    url: databaseUrl,
    max: 1,
    applicationName: 'puente-replay',
    onIdleError: (error) => runtime.logger.warn({ err: error }, 'idle connection lost'),
  })
  try {
    await replayBooks(runtime, keys, snapshotsOf(pool))
  } finally {
    await pool.end()
  }
  return 0
}

/** Jobs that make any later change of written rows detectable. The URL leads to the database itself, not to a pooler. */
export const evidenceJobs = (keys: EvidenceKeys, databaseUrl: string): readonly Job[] => [
  {
    name: 'evidence.block',
    everyMs: BLOCK_EVERY_MS,
    // A full block is followed by the next one immediately; otherwise the rest waits for the next round.
    round: async (runtime) => {
      const { leaves, more } = await runtime.work(actor, (work) => appendBlock(work, keys.evidenceKeys))
      return more ? leaves : 0
    },
  },
  {
    name: 'evidence.sign-day',
    everyMs: MINUTE_MS,
    round: (runtime) => runtime.work(actor, (work) => signDays(work, keys.rootKeys)),
  },
  {
    name: 'evidence.replay',
    everyMs: MINUTE_MS,
    round: (runtime) => replayAtNight(runtime, keys, databaseUrl),
  },
]
