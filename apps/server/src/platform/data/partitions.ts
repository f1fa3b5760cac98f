import { sql } from '@puente/postgres'
import type { Job } from '../jobs/jobs.ts'
import { partitionsAhead, partitionsDefaultRows } from '../telemetry/metrics.ts'
import type { Runtime, Work } from '../work.ts'

/** The tables that are divided by time. */
export const partitionedTables = [
  'platform.handled',
  'platform.audit',
  'platform.partner_call',
  'transfers.event',
] as const

const actor = { kind: 'system', name: 'partitions' } as const

/** How many partitions begin later than now. */
const AHEAD = 3
/** A default partition is locked while its rows are moved; more are left to the operator. */
const MOVED_MAX = 100_000

/**
 * Creates the next partitions of each table, each table in its own transaction, and moves rows there from the default one.
 * Tables that another process works on are left out. Returns the number of new partitions.
 */
export async function preparePartitions(
  runtime: Pick<Runtime, 'work' | 'logger'>,
  ahead: number = AHEAD,
  movedMax: number = MOVED_MAX,
): Promise<number> {
  let created = 0
  for (const table of partitionedTables) {
    const made = await runtime.work(actor, ({ tx }) =>
      tx.many<{ partition: string; outcome: string }>(sql`
        select partition, outcome from platform.prepare_partitions(${table}::regclass, ${ahead}, ${movedMax})`),
    )
    for (const { partition, outcome } of made)
      if (outcome === 'left') runtime.logger.warn({ partition }, 'partition not created')
      else runtime.logger.info({ partition }, 'partition created')
    created += made.filter(({ outcome }) => outcome === 'created').length
  }
  return created
}

const TEN_MINUTES_MS = 10 * 60_000

/** Creates partitions before they are needed. Almost every round finds them all. */
export const preparePartitionsJob: Job = {
  name: 'partitions.prepare',
  everyMs: TEN_MINUTES_MS,
  round: async (runtime) => {
    await preparePartitions(runtime)
    return 0
  },
}

/** Drops the partitions of `platform.handled` whose events cannot be delivered again. Returns their number. */
export async function dropHandled(runtime: Pick<Runtime, 'work' | 'logger'>): Promise<number> {
  const dropped = await runtime.work(actor, ({ tx }) =>
    tx.many<{ partition: string }>(sql`select partition from platform.drop_handled()`),
  )
  for (const { partition } of dropped) runtime.logger.info({ partition }, 'partition dropped')
  return dropped.length
}

/** Drops marks of events that nothing can deliver again. */
export const dropHandledJob: Job = {
  name: 'handled.drop',
  everyMs: TEN_MINUTES_MS,
  round: async (runtime) => {
    await dropHandled(runtime)
    return 0
  },
}

/**
 * Drops the months of calls to partners that ended before an instant, or only counts them when `dry`, and returns their number of
 * calls. Calls of the last 24 months stay.
 */
export async function dropPartnerCalls(
  { tx }: Pick<Work, 'tx'>,
  before: Date,
  { dry }: { readonly dry: boolean },
): Promise<number> {
  const found = await tx.many<{ calls: bigint }>(
    sql`select calls from platform.drop_partner_calls(${before}, ${dry})`,
  )
  return found.reduce((sum, { calls }) => sum + Number(calls), 0)
}

/** Sets the metrics of partitions from the database, so that every process reports the same. */
export async function countPartitions({ pool }: Pick<Runtime, 'pool'>): Promise<void> {
  const { rows } = await pool.query<{ table: string; rows: bigint; ahead: bigint }>(sql`
    select divided as "table", default_rows as "rows", ahead from platform.partition_facts()`)
  for (const { table, rows: inDefault, ahead } of rows) {
    partitionsDefaultRows.set({ table }, Number(inDefault))
    partitionsAhead.set({ table }, Number(ahead))
  }
}
