import os from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '@puente/postgres'
import type { Job } from '../jobs/jobs.ts'
import type { Runtime } from '../work.ts'
import { instanceSilent } from './metrics.ts'

/** The interval between heartbeats. */
export const heartbeatEveryMs = 2000
/** A process without a heartbeat for this time counts as dead. */
export const SILENCE_MAX_MS = 15_000

/** The processes that record heartbeats. The relay is the part of the worker that delivers events. */
export type ProcessName = 'api' | 'worker' | 'relay'

/** One running process. */
export interface Instance {
  /** `host:process id`. A process that is started again in a container has the id of the one that it replaces. */
  readonly id: string
  /** What is deployed. */
  readonly release: string
  readonly startedAt: Date
}

/** This process. */
export const thisInstance = (release: string): Instance => ({
  id: `${os.hostname()}:${process.pid}`,
  release,
  startedAt: new Date(Date.now() - process.uptime() * 1000),
})

/** The heartbeats of one instance. */
export interface Heartbeat {
  /** Records that this process is alive. */
  beat(process: ProcessName): Promise<void>
  /** Time since this instance last recorded one; infinite before the first. No query. */
  silentMs(process: ProcessName): number
  /** Deletes the rows of this instance, at its orderly end. Takes 2 s at most, and does not fail. */
  end(): Promise<void>
}

const END_WITHIN_MS = 2000

/** The heartbeats of an instance, over its runtime. */
export function createHeartbeat(runtime: Runtime, instance: Instance): Heartbeat {
  const { id, release, startedAt } = instance
  const indexKeys = runtime.vault.indexKeys.map((key) => key.id)
  const beats = new Map<ProcessName, number>()
  return {
    beat: async (process) => {
      await runtime.pool.query(sql`
        insert into platform.heartbeat (process, instance, release, started_at, at, index_keys)
        values (${process}, ${id}, ${release}, ${startedAt}, clock_timestamp(), ${indexKeys})
        on conflict (process, instance) do update
        set release = excluded.release, started_at = excluded.started_at, at = excluded.at,
            index_keys = excluded.index_keys`)
      beats.set(process, performance.now())
    },
    silentMs: (process) => performance.now() - (beats.get(process) ?? Number.NEGATIVE_INFINITY),
    end: async () => {
      const deleted = runtime.pool
        .query(sql`delete from platform.heartbeat where instance = ${id}`)
        .catch((error: unknown) => runtime.logger.warn({ err: error }, 'heartbeat not deleted'))
      await Promise.race([deleted, pause(END_WITHIN_MS, undefined, { ref: false })])
    },
  }
}

/** Records heartbeats of a process without jobs until `stop()`, which deletes its rows. */
export async function startHeartbeat(
  runtime: Runtime,
  heartbeat: Heartbeat,
  process: ProcessName,
): Promise<{ readonly stop: () => Promise<void> }> {
  await heartbeat.beat(process)
  let beating: Promise<void> | undefined
  const timer = setInterval(() => {
    // While the database does not respond, at most one query waits.
    beating ??= heartbeat
      .beat(process)
      .catch((error: unknown) => runtime.logger.warn({ err: error }, 'heartbeat not recorded'))
      .finally(() => (beating = undefined))
  }, heartbeatEveryMs)
  return {
    stop: async () => {
      clearInterval(timer)
      // A heartbeat that is written after the deletion would leave a row.
      await Promise.race([beating, pause(END_WITHIN_MS, undefined, { ref: false })])
      await heartbeat.end()
    },
  }
}

/** Rows that a scrape returns at most. */
const INSTANCES_MAX = 500

/** Sets the metric of the time since the last heartbeat of each instance. */
export async function countInstances({ pool }: Runtime): Promise<void> {
  const { rows } = await pool.query<{ process: ProcessName; instance: string; seconds: number }>(sql`
    select process, instance, extract(epoch from clock_timestamp() - at)::float8 as seconds
    from platform.heartbeat order by at desc limit ${INSTANCES_MAX}`)
  instanceSilent.reset()
  for (const { seconds, ...labels } of rows) instanceSilent.set(labels, Math.max(0, seconds))
}

/** Deletes the rows of instances that died more than a day ago. */
export const forgetInstancesJob: Job = {
  name: 'heartbeats.forget',
  everyMs: 60 * 60_000,
  round: async ({ pool }) => {
    const { rowCount } = await pool.query(
      sql`delete from platform.heartbeat where at < clock_timestamp() - interval '1 day'`,
    )
    return rowCount ?? 0
  },
}
