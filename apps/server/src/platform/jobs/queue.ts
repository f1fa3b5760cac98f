import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { run, runMigrations, Logger as QueueLogger, type WorkerEvents } from 'graphile-worker'
import { APP_ROLE, createPool, withConnection, type Pool, type PoolTimeouts } from '@puente/postgres'
import { EVENT_TASK, EVENTS_TASK, type EventPayload, type EventsPayload } from '../events/event-jobs.ts'
import { deliverEvent, deliverEvents } from '../events/deliver-events.ts'
import type { Subscription } from '../events/subscribers.ts'
import type { Runtime } from '../work.ts'

const quiet = (runtime: Runtime) =>
  new QueueLogger(() => (level, message) => {
    if (level === 'error') runtime.logger.error({ queue: message }, 'job queue')
    else if (level === 'warning') runtime.logger.warn({ queue: message }, 'job queue')
  })

/** The advisory lock of the library's migration. The number is constant and has no other use. */
const LOCK = 4_820_177_403n

/** Lets the product use the library's tables, whose policies would otherwise hide every row from all but the owner. */
const GRANTS = `
  grant usage on schema graphile_worker to ${APP_ROLE};
  grant select, insert, update, delete on all tables in schema graphile_worker to ${APP_ROLE};
  do $$
  declare
    hidden regclass;
  begin
    for hidden in
      select oid from pg_class
      where relnamespace = 'graphile_worker'::regnamespace and relkind = 'r' and relrowsecurity
    loop
      execute format('alter table %s disable row level security', hidden);
    end loop;
  end $$;`

/** Migrates the job library's schema as its owner. Concurrent callers wait for each other. */
export async function migrateQueue(ownerUrl: string): Promise<void> {
  const pool = createPool({ url: ownerUrl, max: 1, applicationName: 'puente-migration' })
  try {
    await withConnection(ownerUrl, async (client) => {
      await client.query('select pg_advisory_lock($1)', [LOCK])
      await runMigrations({ pgPool: pool, logger: new QueueLogger(() => () => undefined) })
      await client.query(GRANTS)
    })
  } finally {
    await pool.end()
  }
}

/**
 * Unlocks the jobs of killed processes. Safe while others run: a job delivered twice is handled once, because the mark
 * in platform.handled is written in the handler's own transaction.
 */
async function releaseLeftOver(pool: Pool): Promise<void> {
  await pool.query(`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker._private_jobs where locked_by is not null
      union select distinct locked_by from graphile_worker._private_job_queues where locked_by is not null))`)
}

const DELIVERIES = 8

/** The library's statements take milliseconds. Without limits, a server that does not respond would stop the queue. */
const LIMITS: PoolTimeouts = { acquireMs: 10_000, statementMs: 10_000 }

/** How long the queue waits for running handlers, after a failed return of a job, before it starts the library again. */
const GRACE_MS = 5_000

/** One run of the library. */
interface Run {
  /**
   * Settles when the library has stopped, or `GRACE_MS` after it failed to return a job. The library stops then, but its own
   * promise may never settle: it counts its open returns wrongly when other jobs are returned in the meantime
   * (graphile/worker issue 636).
   */
  readonly ended: Promise<void>
  readonly stop: () => Promise<void>
}

/** A running queue. */
export interface Queue {
  /** False while the library has stopped by itself and is not started again yet. */
  readonly isRunning: () => boolean
  readonly stop: () => Promise<void>
}

/** Starts delivering events to their subscribers, over a pool of its own. `stop()` waits for running handlers. */
export async function startQueue(
  runtime: Runtime,
  databaseUrl: string,
  subscriptions: readonly Subscription[],
  deliveries = DELIVERIES,
): Promise<Queue> {
  const pool = createPool({
    url: databaseUrl,
    max: deliveries,
    applicationName: 'puente-queue',
    timeouts: LIMITS,
    // A pipelined connection whose server does not respond is destroyed. A plain one would return to the pool.
    prepared: true,
    // The library writes failed jobs as JSON. With bigint values that would throw and end the process.
    int8: 'text',
    onIdleError: (error) => runtime.logger.warn({ err: error }, 'idle connection lost'),
  })
  const begin = async (): Promise<Run> => {
    await releaseLeftOver(pool)
    const events: WorkerEvents = new EventEmitter()
    const failed = new Promise<void>((resolve) => {
      events.once('pool:fatalError', () => setTimeout(resolve, GRACE_MS).unref())
    })
    const runner = await run({
      pgPool: pool,
      events,
      concurrency: deliveries,
      noHandleSignals: true,
      // Added jobs are announced; only repeated ones wait for a poll.
      pollInterval: 1000,
      logger: quiet(runtime),
      // Without batched returns, a broken connection would cause an unhandled rejection.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      taskList: {
        [EVENT_TASK]: (payload) => deliverEvent(runtime, subscriptions, payload as EventPayload),
        [EVENTS_TASK]: (payload) => deliverEvents(runtime, subscriptions, payload as EventsPayload),
      },
    })
    const ended = Promise.race([runner.promise.catch(() => undefined), failed])
    return { ended, stop: () => Promise.race([runner.stop().catch(() => undefined), ended]) }
  }
  const lasting = await keepRunning(runtime, begin)
  return {
    isRunning: lasting.isRunning,
    stop: async () => {
      await lasting.stop()
      await pool.end()
    },
  }
}

const PAUSE_MS = 500

/** The library stops when it cannot return a job. Starts it again until `stop`. */
async function keepRunning(runtime: Runtime, begin: () => Promise<Run>): Promise<Queue> {
  const stopping = new AbortController()
  let current = await begin()
  let running = true
  const end = async (): Promise<void> => {
    await current.ended
    running = false
  }
  const ended = async (): Promise<void> => {
    await end()
    while (!stopping.signal.aborted) {
      await pause(PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      runtime.logger.warn('the job queue ended by itself and begins again')
      const next = await begin().catch((error: unknown) => {
        runtime.logger.warn({ err: error }, 'the job queue cannot begin')
        return undefined
      })
      if (next === undefined) continue
      current = next
      running = true
      if (stopping.signal.aborted) await current.stop()
      await end()
    }
  }
  const lasting = ended()
  return {
    isRunning: () => running,
    stop: async () => {
      stopping.abort()
      await current.stop()
      await lasting
    },
  }
}
