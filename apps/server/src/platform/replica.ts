import { codeOf, isAway, isRetryable, sql, type Pool } from '@puente/postgres'
import type { Logger } from './telemetry/logger.ts'
import { replicaLag, replicaReads } from './telemetry/metrics.ts'

/** Reads from a replica while it is not too far behind. */
export interface Replica {
  /**
   * Runs `onReplica`, or `onPrimary` when the replica is away or too far behind, when it fails meanwhile, or when `reader`
   * has just written in this process.
   */
  read<T>(reader: string, onReplica: (pool: Pool) => Promise<T>, onPrimary: () => Promise<T>): Promise<T>
  /** Records that this reader wrote: it reads from the primary for as long as the replica may be behind. */
  wrote(reader: string): void
  /** Measures the lag. Does not fail. */
  check(): Promise<void>
  close(): Promise<void>
}

/** What a replica is opened over. */
export interface ReplicaParts {
  readonly primary: Pool
  readonly replica: Pool
  readonly maxLagMs: number
  readonly logger: Logger
  /** The interval between measurements. */
  readonly everyMs?: number
}

const EVERY_MS = 1000
/** A measurement that takes longer counts as no response. */
const ANSWER_WITHIN_MS = 1000
const SAMPLES_MAX = 600
const WRITERS_MAX = 10_000

/** A relation, column or function that the replica does not have yet. */
const NOT_REPLAYED: ReadonlySet<string> = new Set(['42P01', '42703', '42883', '3F000'])

/** Whether the replica caused this failure, so that the primary may answer. */
export const isReplicaFault = (error: unknown): boolean =>
  isAway(error) || isRetryable(error) || NOT_REPLAYED.has(codeOf(error))

const within = async <T>(promise: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  try {
    return await Promise.race([
      promise,
      new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('no response in time')), ANSWER_WITHIN_MS)
      }),
    ])
  } finally {
    clearTimeout(timer)
  }
}

const bytesOf = async (pool: Pool, statement: ReturnType<typeof sql>): Promise<bigint> => {
  const { rows } = await pool.query<{ bytes: bigint | null }>(statement)
  return rows[0]?.bytes ?? 0n
}
const written = (pool: Pool) =>
  bytesOf(pool, sql`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint as bytes`)
const replayed = (pool: Pool) =>
  bytesOf(pool, sql`select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint as bytes`)

/**
 * Measures how far a replica is behind: the age of the newest position of the primary's log that it has replayed, as
 * positions were read here. No clock is compared, and an idle primary does not count as lag. Infinite until a position
 * that was read here is replayed.
 */
export function createLagMeter(primary: Pool, replica: Pool): () => Promise<number> {
  let samples: { readonly bytes: bigint; readonly at: number }[] = []
  return async () => {
    const at = performance.now()
    const bytes = await within(written(primary))
    samples.push({ bytes, at })
    if (samples.length > SAMPLES_MAX) samples = samples.slice(-SAMPLES_MAX)
    const has = await within(replayed(replica))
    const newest = samples.findLastIndex((sample) => sample.bytes <= has)
    if (newest < 0) return Number.POSITIVE_INFINITY
    samples = samples.slice(newest)
    return at - (samples[0]?.at ?? at)
  }
}

/** Opens a replica and measures its lag from now on. The caller closes it and ends the pools. */
export function openReplica({
  primary,
  replica,
  maxLagMs,
  logger,
  everyMs = EVERY_MS,
}: ReplicaParts): Replica {
  const measure = createLagMeter(primary, replica)
  const writers = new Map<string, number>()
  let usable = false
  let checking: Promise<void> | undefined

  function set(lagMs: number, error?: unknown): void {
    replicaLag.set({ replica: '1' }, lagMs / 1000)
    const now = lagMs <= maxLagMs
    if (now !== usable && now) logger.info({ lagMs }, 'replica is read')
    else if (now !== usable) logger.warn({ lagMs, err: error }, 'replica is not read: away or behind')
    usable = now
  }
  const check = (): Promise<void> =>
    (checking ??= measure()
      .then(
        (lagMs) => set(lagMs),
        (error: unknown) => set(Number.POSITIVE_INFINITY, error),
      )
      .finally(() => (checking = undefined)))

  const timer = setInterval(() => void check().catch(() => undefined), everyMs)
  timer.unref()
  const hasWritten = (reader: string): boolean =>
    performance.now() - (writers.get(reader) ?? Number.NEGATIVE_INFINITY) < maxLagMs + everyMs

  return {
    read: async (reader, onReplica, onPrimary) => {
      if (usable && !hasWritten(reader)) {
        try {
          const result = await onReplica(replica)
          replicaReads.inc({ target: 'replica' })
          return result
        } catch (error) {
          if (!isReplicaFault(error)) throw error
          if (isAway(error)) set(Number.POSITIVE_INFINITY, error)
        }
      }
      replicaReads.inc({ target: 'primary' })
      return onPrimary()
    },
    wrote: (reader) => {
      writers.delete(reader)
      writers.set(reader, performance.now())
      const [oldest] = writers.keys()
      if (writers.size > WRITERS_MAX && oldest !== undefined) writers.delete(oldest)
    },
    check,
    close: async () => {
      clearInterval(timer)
      await checking
    },
  }
}

/** Whether a pool leads to a server that replays the log of another one. */
export async function isReplica(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ is: boolean }>(sql`select pg_is_in_recovery() as is`)
  return rows[0]?.is === true
}
