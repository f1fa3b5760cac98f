import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { answeredWithin, cachedFor } from '../time/cached-query.ts'
import type { Logger } from './logger.ts'
import { metricsStale, registry } from './metrics.ts'

/** The check of readiness is repeated after this time at the earliest. */
const READY_FRESH_MS = 1000
/** A database that does not answer within this time is reported as not ready. */
const READY_WITHIN_MS = 2000
/** The longest wait for metrics from the database. Those not read by then keep their last values. */
const METRICS_WITHIN_MS = 3000

/** A part of the process that can fail. */
export type Part = 'start' | 'draining' | 'database' | 'migrations' | 'worker' | 'relay' | 'queue'

/** Sets the metrics of one group. */
export interface MetricsGroup {
  readonly name: string
  readonly read: () => Promise<unknown>
}

export interface OpsPortOptions {
  readonly logger: Logger
  /** The state of the process that is known without a query. It is read for every request. */
  readonly state: () => Part | undefined
  /** A check with a query: the failing part. Its result is used for 1 s; a failure means the database. */
  readonly check?: () => Promise<Part | undefined>
  /** Metrics that are read for each scrape, one group after another, so that a scrape uses one connection. */
  readonly groups: readonly MetricsGroup[]
}

/** Reads the groups in order. Each is stale until it was read. */
function reading(logger: Logger, groups: readonly MetricsGroup[]): () => Promise<void> {
  return async () => {
    for (const { name } of groups) metricsStale.set({ group: name }, 1)
    for (const { name, read } of groups)
      await read().then(
        () => metricsStale.set({ group: name }, 0),
        (error: unknown) => logger.warn({ err: error, group: name }, 'metrics not read'),
      )
  }
}

/** Like `check`, with the database as the failing part when it fails or does not answer. */
function bounded(logger: Logger, check: () => Promise<Part | undefined>): () => Promise<Part | undefined> {
  const within = answeredWithin(READY_WITHIN_MS, 'database' as const, () =>
    check().catch((error: unknown) => {
      logger.error({ err: error }, 'readiness')
      return 'database' as const
    }),
  )
  const cached = cachedFor(READY_FRESH_MS, within)
  return () => cached(undefined)
}

/**
 * The operations port of one process, for the operator's monitoring and load balancers. It has no sign-in and contains no
 * personal data. `/livez` is 200 while the event loop answers. `/readyz` is 200, or 503 with the failing part. `/metrics`
 * is in Prometheus' text format.
 */
export function createOpsPort({ logger, state, check, groups }: OpsPortOptions): FastifyInstance {
  const app = fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  })
  const checked = bounded(logger, check ?? (async () => undefined))
  const readAll = answeredWithin(METRICS_WITHIN_MS, undefined, reading(logger, groups))
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
  app.get('/livez', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    // The state is read again after the check, during which the process may have begun to end.
    const part = state() ?? (await checked()) ?? state()
    if (part === undefined) return { status: 'ready' }
    return reply.code(503).send({ status: 'unavailable', part })
  })
  app.get('/metrics', async (_request, reply) => {
    await readAll()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return app
}
