import type { FastifyInstance } from 'fastify'
import { countReplay } from '../modules/evidence/index.ts'
import { countSending } from '../modules/instructions/index.ts'
import { countMessages } from '../modules/notifications/index.ts'
import { countSuspense } from '../modules/payins/index.ts'
import { countWrongItems } from '../modules/pending-items/index.ts'
import { countScreening } from '../modules/screening/index.ts'
import type { BackupsConfig } from '../platform/config/backups.ts'
import type { Config } from '../platform/config/index.ts'
import { countDeadEvents } from '../platform/events/dead-events.ts'
import { countOutbox } from '../platform/events/outbox.ts'
import { countIndexRotation } from '../platform/data/indexes/index-rotation.ts'
import { countPartitions } from '../platform/data/partitions.ts'
import type { Queue } from '../platform/jobs/queue.ts'
import { countInstances, SILENCE_MAX_MS, type Heartbeat } from '../platform/telemetry/heartbeats.ts'
import { poolConnections } from '../platform/telemetry/metrics.ts'
import { createOpsPort, type MetricsGroup, type Part } from '../platform/telemetry/ops-port.ts'
import type { Runtime } from '../platform/work.ts'
import { countBackups } from './backups/facts.ts'
import { isEnding } from './start/lifecycle.ts'
import { countPendingMigrations } from './start/pending-migrations.ts'

async function countPool({ pool }: Runtime): Promise<void> {
  poolConnections.set({ state: 'total' }, pool.totalCount)
  poolConnections.set({ state: 'idle' }, pool.idleCount)
  poolConnections.set({ state: 'waiting' }, pool.waitingCount)
}

/** Metrics that are read for each scrape. Every process reports the same ones, except for its own pool. */
const groupsOf = (runtime: Runtime, backups?: BackupsConfig): readonly MetricsGroup[] =>
  Object.entries({
    pool: countPool,
    instances: countInstances,
    outbox: countOutbox,
    'dead-events': countDeadEvents,
    sending: countSending,
    suspense: countSuspense,
    screening: countScreening,
    messages: countMessages,
    'pending-items': countWrongItems,
    books: countReplay,
    'index-keys': countIndexRotation,
    partitions: countPartitions,
    ...(backups?.folder === undefined ? {} : { backups: countBackups(backups.folder) }),
  }).map(([name, count]) => ({ name, read: () => count(runtime) }))

/** The state of an API process. */
export interface ApiState {
  /** Whether both listeners are open and the start is announced. */
  readonly started: () => boolean
  readonly ending?: () => boolean
}

/**
 * The operations port of an API process. It is ready when its start is over, the database answers and every migration is
 * applied. It does not depend on the worker: without one, customers still read and order.
 */
export function apiOpsPort(runtime: Runtime, { started, ending = isEnding }: ApiState): FastifyInstance {
  return createOpsPort({
    logger: runtime.logger,
    state: () => (ending() ? 'draining' : started() ? undefined : 'start'),
    check: async () => ((await countPendingMigrations(runtime.pool)) > 0 ? 'migrations' : undefined),
    groups: groupsOf(runtime),
  })
}

/** The state of a worker process. */
export interface WorkerState {
  /** The queue of events, once it runs. */
  readonly queue: () => Pick<Queue, 'isRunning'> | undefined
  readonly heartbeat: Pick<Heartbeat, 'silentMs'>
  readonly backups?: BackupsConfig
  readonly ending?: () => boolean
}

/**
 * The operations port of a worker process. It is ready when the queue runs and it has recorded its own heartbeats and those
 * of its relay within 15 s. This takes no query: without the database no heartbeat is recorded.
 */
export function workerOpsPort(
  runtime: Runtime,
  { queue, heartbeat, backups, ending = isEnding }: WorkerState,
): FastifyInstance {
  const state = (): Part | undefined => {
    if (ending()) return 'draining'
    const running = queue()
    if (running === undefined) return 'start'
    for (const part of ['worker', 'relay'] as const)
      if (heartbeat.silentMs(part) > SILENCE_MAX_MS) return part
    return running.isRunning() ? undefined : 'queue'
  }
  return createOpsPort({ logger: runtime.logger, state, groups: groupsOf(runtime, backups) })
}

/** Opens an operations port; port 0 opens none. */
export async function openOpsPort(app: FastifyInstance, { ops }: Config, port: number): Promise<void> {
  if (port !== 0) await app.listen({ host: ops.host, port })
}
