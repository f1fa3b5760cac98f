import { createPool, type Pool, type PoolOptions, type PoolTimeouts } from '@puente/postgres'
import type { Config } from '../platform/config/index.ts'
import { openErrorReporter, reportUncaught } from '../platform/telemetry/error-reporter.ts'
import { createLogger, type Logger } from '../platform/telemetry/logger.ts'
import { startTracing } from '../platform/telemetry/start-tracing.ts'
import { traceStatement } from '../platform/telemetry/trace-statements.ts'
import { openChanges } from '../platform/changes.ts'
import { followBusinessClock } from '../platform/time/business-clock.ts'
import { createClock } from '../platform/time/clock.ts'
import { openReplica, type Replica } from '../platform/replica.ts'
import { createRuntime, type Runtime } from '../platform/work.ts'
import { openVault } from './vault.ts'

const CLOCK_EVERY_MS = 250

const isService = (processName: string): boolean => processName === 'api' || processName === 'worker'

/** Requests have short statement limits, jobs long ones, and commands none. */
function timeoutsOf({ databaseTimeouts }: Config, processName: string): PoolTimeouts {
  const { acquireMs, statementMs, jobMs, lockMs, idleInTransactionMs } = databaseTimeouts
  if (!isService(processName)) return {}
  return { acquireMs, statementMs: processName === 'api' ? statementMs : jobMs, lockMs, idleInTransactionMs }
}

/** A request tries the primary when the replica gives no connection for this time. */
const REPLICA_ACQUIRE_MS = 1000

/** The replica of a configuration, with its pool; undefined without one. */
async function openReading(
  { replica: configured, databasePoolMax: max }: Config,
  common: Omit<PoolOptions, 'url'>,
  primary: Pool,
  logger: Logger,
): Promise<{ readonly replica: Replica; readonly close: () => Promise<void> } | undefined> {
  if (configured === undefined) return undefined
  const timeouts = { ...common.timeouts, acquireMs: REPLICA_ACQUIRE_MS }
  const pool = createPool({
    ...{ ...common, url: configured.url, max, timeouts },
    ...{ prepared: true, readOnly: true, pooler: false },
  })
  const replica = openReplica({ primary, replica: pool, maxLagMs: configured.maxLagMs, logger })
  await replica.check()
  return {
    replica,
    close: async () => {
      await replica.close()
      await pool.end()
    },
  }
}

/** The runtime of one process. Its clock follows business time. */
export async function openRuntime(
  config: Config,
  processName: string,
  { prepared = false }: { readonly prepared?: boolean } = {},
): Promise<{ readonly runtime: Runtime; readonly close: () => Promise<void> }> {
  // The standard output of a command is its result.
  const tracing = isService(processName) ? await startTracing(config, processName) : undefined
  const reporter = isService(processName)
    ? await openErrorReporter(config.errorReports, processName, config.environment)
    : undefined
  const logger = createLogger(processName, config.logLevel, {
    destination: isService(processName) ? undefined : process.stderr,
    onFailure: reporter?.report,
  })
  if (reporter !== undefined) reportUncaught(logger, reporter)
  tracing?.logFaults(logger)
  const clock = createClock()
  const common = {
    timeouts: timeoutsOf(config, processName),
    applicationName: `puente-${processName}`,
    onIdleError: (error: Error) => logger.warn({ err: error }, 'idle connection lost'),
    pooler: config.hasPooler,
  }
  const pool = createPool({
    ...common,
    url: config.databaseUrl,
    max: config.databasePoolMax,
    prepared,
    ...(tracing === undefined ? {} : { around: traceStatement }),
  })
  const { vault, store } = openVault(config, common)
  const reading = processName === 'api' ? await openReading(config, common, pool, logger) : undefined
  const changes = processName === 'api' ? openChanges({ url: config.databaseSessionUrl, logger }) : undefined
  const runtime = createRuntime({
    ...{ pool, clock, logger, vault },
    ...(reading === undefined ? {} : { replica: reading.replica }),
    ...(changes === undefined ? {} : { changes }),
  })
  await followBusinessClock(runtime, clock)
  let isReading = false
  const timer = setInterval(() => {
    // While the database does not respond, at most one query waits.
    if (isReading) return
    isReading = true
    followBusinessClock(runtime, clock)
      .catch((error: unknown) => logger.warn({ err: error }, 'clock not read'))
      .finally(() => (isReading = false))
  }, CLOCK_EVERY_MS)
  return {
    runtime,
    close: async () => {
      clearInterval(timer)
      await Promise.all([pool.end(), store.end(), reading?.close(), changes?.close()])
      await Promise.all([reporter?.close(), tracing?.close()])
    },
  }
}
