import { companyDocumentSubscriptions, selfieJobs } from '../modules/requirements/index.ts'
import { bookJobs } from '../modules/books/index.ts'
import { consoleJobs } from '../modules/console/index.ts'
import { closureJobs, closureSubscriptions } from '../modules/closures/index.ts'
import { customerJobs } from '../modules/customers/index.ts'
import { documentJobs } from '../modules/documents/index.ts'
import { onboardingJobs } from '../modules/onboarding/index.ts'
import { compareInstructions, instructionJobs, requireComparison } from '../modules/instructions/index.ts'
import { notificationJobs, notificationSubscriptions } from '../modules/notifications/index.ts'
import { payinJobs, refundedOutside } from '../modules/payins/index.ts'
import { payoutJobs } from '../modules/payouts/index.ts'
import { pendingItemJobs } from '../modules/pending-items/index.ts'
import { quoteJobs, rateAlertJobs } from '../modules/quotes/index.ts'
import { recipientJobs } from '../modules/recipients/index.ts'
import { reconciliationJobs } from '../modules/reconciliation/index.ts'
import { referralSubscriptions } from '../modules/referrals/index.ts'
import { keepsIdentity, retentionJobs, retentionSubscriptions } from '../modules/retention/index.ts'
import { riskJobs, riskSubscriptions } from '../modules/risk/index.ts'
import { statementSubscriptions } from '../modules/statements/index.ts'
import { evidenceJobs } from '../modules/evidence/index.ts'
import { supportSubscriptions } from '../modules/support/index.ts'
import { transferJobs, transferSubscriptions } from '../modules/transfers/index.ts'
import { settingJobs } from '../modules/settings/index.ts'
import { figuresJobs } from '../modules/figures/index.ts'
import { treasuryJobs } from '../modules/treasury/index.ts'
import type { Ports } from '../partners/index.ts'
import type { Config } from '../platform/config/index.ts'
import type { WorkerLimits } from '../platform/config/worker.ts'
import { deadEventsJob } from '../platform/events/dead-events.ts'
import { always } from '../platform/jobs/due.ts'
import {
  eventsAreWaiting,
  openRelays,
  RELAY_BATCH,
  relayEvents,
  type RelayPart,
} from '../platform/events/relay.ts'
import type { Subscription } from '../platform/events/subscribers.ts'
import type { Job } from '../platform/jobs/jobs.ts'
import { leftJobs } from '../platform/jobs/stale-job-locks.ts'
import { startQueue, type Queue } from '../platform/jobs/queue.ts'
import { runJobs } from '../platform/jobs/runner.ts'
import {
  createHeartbeat,
  heartbeatEveryMs,
  thisInstance,
  type Heartbeat,
} from '../platform/telemetry/heartbeats.ts'
import type { Runtime } from '../platform/work.ts'
import { caseParts } from './rules/case-parts.ts'
import { comparedWith } from './rules/compared-with.ts'
import { openRuntime } from './runtime.ts'
import { openBooks } from './open-books.ts'
import { housekeepingJobs } from './housekeeping.ts'
import { onEnd, ready } from './start/lifecycle.ts'
import { openOpsPort, workerOpsPort } from './ops.ts'
import { pendingRules } from './rules/pending-rules.ts'
import { settingRules } from './rules/setting-rules.ts'
import { portsOf } from './ports.ts'
import { sandboxClockJob } from './sandbox-clock.ts'
import { readConfig } from './start/read-config.ts'
import {
  refuseForeignDatabase,
  refuseForeignKeys,
  refusePendingMigrations,
  refuseWideRights,
  requireIndexKeys,
} from './start/start-guard.ts'

/** The subscriptions of all modules. */
export const subscriptions: readonly Subscription[] = [
  ...transferSubscriptions,
  ...closureSubscriptions,
  ...statementSubscriptions,
  ...retentionSubscriptions,
  ...riskSubscriptions,
  ...referralSubscriptions,
  ...supportSubscriptions,
  ...companyDocumentSubscriptions,
  ...notificationSubscriptions,
]

/**
 * Hands the events of one partition over. The first one records a heartbeat: when it hangs or fails, the heartbeat stops and
 * health names it.
 */
function relayJob(heartbeat: Heartbeat, part: RelayPart): Job {
  const beats = part.partition === 0
  let saidAt = 0
  return {
    name: beats ? 'relay' : `relay.${part.partition}`,
    everyMs: 50,
    due: ({ realNow }) =>
      beats && realNow.getTime() - saidAt >= heartbeatEveryMs ? always : eventsAreWaiting(part),
    round: async (runtime) => {
      const moved = await relayEvents(runtime, subscriptions, part)
      const now = runtime.clock.realNow().getTime()
      if (beats && now - saidAt >= heartbeatEveryMs) {
        await heartbeat.beat('relay')
        saidAt = now
      }
      // Another round follows immediately only after a full batch, so that events collect into batches.
      return moved < RELAY_BATCH ? 0 : moved
    },
  }
}

/** The jobs that record heartbeats of the instance. */
const instanceJobs = (heartbeat: Heartbeat, { relays, queues }: WorkerLimits): Job[] => [
  ...Array.from({ length: relays }, (_, partition) =>
    relayJob(heartbeat, { partition, partitions: relays, queues }),
  ),
  {
    name: 'heartbeat.worker',
    everyMs: heartbeatEveryMs,
    round: () => heartbeat.beat('worker').then(() => 0),
  },
]

/** All other jobs of the worker. */
export const allJobs = (config: Config, ports: Ports): Job[] => [
  ...bookJobs,
  // Opens the accounts of a new corridor's currency before the first order in it.
  { name: 'books.open', everyMs: 60_000, round: (runtime) => openBooks(runtime).then(() => 0) },
  ...evidenceJobs(config.secrets, config.databaseSessionUrl),
  ...quoteJobs(ports),
  ...rateAlertJobs,
  ...onboardingJobs(ports, caseParts),
  ...instructionJobs(comparedWith(ports)),
  ...payinJobs(ports),
  ...payoutJobs(ports.rails, refundedOutside),
  ...transferJobs(ports.names),
  ...settingJobs(settingRules(config)),
  ...treasuryJobs,
  ...consoleJobs,
  ...figuresJobs,
  ...reconciliationJobs,
  ...pendingItemJobs(pendingRules),
  ...customerJobs,
  ...recipientJobs,
  ...closureJobs,
  ...riskJobs,
  ...retentionJobs,
  ...documentJobs(ports.files, keepsIdentity),
  ...selfieJobs(ports),
  ...notificationJobs(ports, config),
  deadEventsJob,
  leftJobs,
  ...housekeepingJobs,
  ...(config.environment === 'sandbox' ? [sandboxClockJob] : []),
]

/** The heartbeats of this process. */
const ownHeartbeat = ({ errorReports }: Config, runtime: Runtime): Heartbeat =>
  createHeartbeat(runtime, thisInstance(errorReports.release))

/**
 * Runs jobs and subscribers on this runtime until `stop()`, which waits for running ones and then deletes the heartbeats of
 * the instance.
 */
export async function startWork(
  config: Config,
  runtime: Runtime,
  ports: Ports,
  heartbeat: Heartbeat = ownHeartbeat(config, runtime),
): Promise<{ readonly queue: Pick<Queue, 'isRunning'>; readonly stop: () => Promise<void> }> {
  const ending = new AbortController()
  await openBooks(runtime)
  await heartbeat.beat('worker')
  await heartbeat.beat('relay')
  await requireComparison(runtime)
  await compareInstructions(runtime, comparedWith(ports))
  const { worker } = config
  await openRelays(runtime, worker.relays)
  const queue = await startQueue(runtime, config.databaseSessionUrl, subscriptions, worker.deliveries)
  const all = [...instanceJobs(heartbeat, worker), ...allJobs(config, ports)]
  const jobs = runJobs(runtime, all, ending.signal, worker.rounds)
  return {
    queue,
    stop: async () => {
      ending.abort()
      await jobs
      await queue.stop()
      await heartbeat.end()
    },
  }
}

/** The worker process: delivers events, processes partners' messages, runs due jobs. */
export async function runWorker(): Promise<void> {
  const config = await readConfig()
  const { runtime, close } = await openRuntime(config, 'worker', { prepared: true })
  const heartbeat = ownHeartbeat(config, runtime)
  const running: { queue?: Pick<Queue, 'isRunning'> } = {}
  const ops = workerOpsPort(runtime, {
    queue: () => running.queue,
    heartbeat,
    backups: config.backups,
  })
  await openOpsPort(ops, config, config.ops.workerPort)
  await refusePendingMigrations(runtime)
  await refuseForeignDatabase(config, runtime)
  await refuseForeignKeys(config, runtime)
  await requireIndexKeys(runtime)
  await refuseWideRights(runtime)
  const work = await startWork(config, runtime, portsOf(config, runtime), heartbeat)
  running.queue = work.queue
  const { drainLimitMs } = config.ops
  onEnd(
    async () => {
      await work.stop()
      await ops.close()
      await close()
    },
    {
      withinMs: drainLimitMs,
      exceeded: () =>
        runtime.logger.warn({ drainLimitMs }, 'jobs did not finish in time: others continue them'),
    },
  )
  ready()
}
