import { companyPaperSubscriptions } from '../modules/dossiers/index.ts'
import { bookJobs } from '../modules/books/index.ts'
import { customerJobs } from '../modules/customers/index.ts'
import { documentJobs } from '../modules/documents/index.ts'
import { onboardingJobs } from '../modules/onboarding/index.ts'
import { compareInstructions, instructionJobs, requireComparison } from '../modules/instructions/index.ts'
import { notificationJobs, notificationSubscriptions } from '../modules/notifications/index.ts'
import { payinJobs, refundedOutside } from '../modules/payins/index.ts'
import { payoutJobs } from '../modules/payouts/index.ts'
import { pendingItemJobs } from '../modules/pending-items/index.ts'
import { quoteJobs } from '../modules/quotes/index.ts'
import { reconciliationJobs } from '../modules/reconciliation/index.ts'
import { referralSubscriptions } from '../modules/referrals/index.ts'
import { sealJobs } from '../modules/seals/index.ts'
import { transferJobs, transferSubscriptions } from '../modules/transfers/index.ts'
import { settingJobs } from '../modules/settings/index.ts'
import { treasuryJobs } from '../modules/treasury/index.ts'
import type { Ports } from '../partners/index.ts'
import { loadConfig, type Config } from '../platform/config/index.ts'
import { deadEventsJob } from '../platform/events/dead-events.ts'
import { RELAY_BATCH, relayEvents } from '../platform/events/relay.ts'
import type { Subscription } from '../platform/events/subscribers.ts'
import type { Job } from '../platform/jobs/jobs.ts'
import { leftJobs } from '../platform/jobs/left-jobs.ts'
import { startQueue } from '../platform/jobs/queue.ts'
import { runJobs } from '../platform/jobs/runner.ts'
import { beat, heartbeatEveryMs } from '../platform/telemetry/health.ts'
import type { Runtime } from '../platform/work.ts'
import { comparedWith } from './compared-with.ts'
import { openRuntime } from './runtime.ts'
import { openBooks } from './open-books.ts'
import { housekeepingJobs } from './housekeeping.ts'
import { onEnd, ready } from './lifecycle.ts'
import { pendingRules } from './pending-rules.ts'
import { settingRules } from './setting-rules.ts'
import { portsOf } from './ports.ts'
import { sandboxClockJob } from './sandbox-clock.ts'
import { refuseForeignDatabase } from './start-guard.ts'

/** Who hears whom. */
export const subscriptions: readonly Subscription[] = [
  ...transferSubscriptions,
  ...referralSubscriptions,
  ...companyPaperSubscriptions,
  ...notificationSubscriptions,
]

/** Hands events over, and says that it does: a relay that hangs or fails falls silent, and health names it. */
function relayJob(): Job {
  let saidAt = 0
  return {
    name: 'relay',
    everyMs: 50,
    round: async (runtime) => {
      const moved = await relayEvents(runtime, subscriptions)
      const now = runtime.clock.realNow().getTime()
      if (now - saidAt >= heartbeatEveryMs) {
        await beat(runtime, 'relay')
        saidAt = now
      }
      // Only what is full goes on at once: what is written meanwhile travels in one lot, and not in many small ones.
      return moved < RELAY_BATCH ? 0 : moved
    },
  }
}

/** Everything the worker does by itself. */
export const allJobs = (config: Config, ports: Ports): Job[] => [
  relayJob(),
  {
    name: 'heartbeat.worker',
    everyMs: heartbeatEveryMs,
    round: (runtime) => beat(runtime, 'worker').then(() => 0),
  },
  ...bookJobs,
  // A currency that a new corridor brings has its accounts before anyone has ordered in it.
  { name: 'books.open', everyMs: 60_000, round: (runtime) => openBooks(runtime).then(() => 0) },
  ...sealJobs(config.secrets),
  ...quoteJobs(ports),
  ...onboardingJobs(ports),
  ...instructionJobs(comparedWith(ports)),
  ...payinJobs(ports),
  ...payoutJobs(ports.rails, refundedOutside),
  ...transferJobs(ports.names),
  ...settingJobs(settingRules),
  ...treasuryJobs,
  ...reconciliationJobs,
  ...pendingItemJobs(pendingRules),
  ...customerJobs,
  ...documentJobs(ports.files),
  ...notificationJobs(ports, config),
  deadEventsJob,
  leftJobs,
  ...housekeepingJobs,
  ...(config.environment === 'sandbox' ? [sandboxClockJob] : []),
]

/** Runs jobs and subscribers on this runtime until `stop()`, which lets what runs finish. */
export async function startWork(
  config: Config,
  runtime: Runtime,
  ports: Ports,
): Promise<{ readonly stop: () => Promise<void> }> {
  const ending = new AbortController()
  await openBooks(runtime)
  await beat(runtime, 'worker')
  await beat(runtime, 'relay')
  await requireComparison(runtime)
  await compareInstructions(runtime, comparedWith(ports))
  const queue = await startQueue(runtime, config.databaseUrl, subscriptions)
  const jobs = runJobs(runtime, allJobs(config, ports), ending.signal)
  return {
    stop: async () => {
      ending.abort()
      await jobs
      await queue.stop()
    },
  }
}

/** The worker process: carries events, follows partners, moves what is due. */
export async function runWorker(): Promise<void> {
  const config = loadConfig()
  const { runtime, close } = await openRuntime(config, 'worker', { prepared: true })
  await refuseForeignDatabase(config, runtime)
  const work = await startWork(config, runtime, portsOf(config, runtime))
  onEnd(async () => {
    await work.stop()
    await close()
  })
  ready()
}
