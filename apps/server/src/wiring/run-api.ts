import { setTimeout as pause } from 'node:timers/promises'
import { requireComparison } from '../modules/instructions/index.ts'
import { describeEnv } from '../platform/config/index.ts'
import { createHeartbeat, startHeartbeat, thisInstance } from '../platform/telemetry/heartbeats.ts'
import { openRuntime } from './runtime.ts'
import { onEnd, ready, startIsOver } from './start/lifecycle.ts'
import { customerHandlers, customerListener, staffHandlers, staffListener } from './listeners.ts'
import { apiOpsPort, openOpsPort } from './ops.ts'
import { portsOf } from './ports.ts'
import { readConfig } from './start/read-config.ts'
import {
  refuseForeignDatabase,
  refuseForeignKeys,
  refuseForeignReplica,
  refusePendingMigrations,
  refuseWideRights,
  requireIndexKeys,
} from './start/start-guard.ts'

/** Serves both listeners until the process is stopped. Requests in progress are completed first. */
export async function runApi(): Promise<void> {
  const config = await readConfig()
  const { runtime, close } = await openRuntime(config, 'api', { prepared: true })
  const started = startIsOver()
  let listening = false
  const ops = apiOpsPort(runtime, { started: () => listening && started() })
  await openOpsPort(ops, config, config.ops.port)
  await refusePendingMigrations(runtime)
  await refuseForeignDatabase(config, runtime)
  await refuseForeignKeys(config, runtime)
  await requireIndexKeys(runtime)
  await refuseWideRights(runtime)
  await refuseForeignReplica(config, runtime)
  runtime.logger.info({ configuration: describeEnv() }, 'starting')
  const ports = portsOf(config, runtime)
  await requireComparison(runtime)
  const customer = await customerListener(config, runtime, ports, customerHandlers(config, ports, started))
  const staff = await staffListener(config, runtime, staffHandlers(config, ports, started))
  const heartbeat = await startHeartbeat(
    runtime,
    createHeartbeat(runtime, thisInstance(config.errorReports.release)),
    'api',
  )
  const { drainWaitMs, drainLimitMs } = config.ops
  onEnd(
    async () => {
      // A load balancer reads /readyz and stops sending before the listeners close.
      await pause(drainWaitMs)
      await Promise.all([customer.close(), staff.close()])
      await heartbeat.stop()
      await ops.close()
      await close()
    },
    {
      withinMs: drainWaitMs + drainLimitMs,
      exceeded: () => runtime.logger.warn({ drainLimitMs }, 'requests did not finish in time and are cut'),
    },
  )
  await customer.listen({ host: config.host, port: config.port })
  await staff.listen({ host: config.host, port: config.backofficePort })
  listening = true
  ready()
}
