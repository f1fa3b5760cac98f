import { refuse, type Endpoint } from '@puente/contract'
import { customerEndpoints, type PublicConfig } from '@puente/contract/customer'
import { countSending } from '../modules/instructions/index.ts'
import { deadEvents } from '../platform/events/dead-events.ts'
import { answeredAlone, type Handler } from '../platform/http/handler.ts'
import type { Config } from '../platform/config/index.ts'
import { illPart } from '../platform/telemetry/health.ts'
import { cachedFor } from '../platform/time/cached-query.ts'
import type { Runtime } from '../platform/work.ts'
import { countPendingMigrations } from './start/pending-migrations.ts'

/** Health is open to everyone, so its database query is cached for this long. */
const HEALTH_FRESH_MS = 1000

async function healthOf(runtime: Runtime) {
  const part = await illPart(runtime, () => countPendingMigrations(runtime.pool))
  if (part !== undefined) return refuse('unavailable', { part })
  const dead = await deadEvents(runtime)
  return {
    status: 'ok' as const,
    ...(dead > 0 ? { deadEvents: dead } : {}),
    ...((await countSending(runtime)) ? { sending: 'closed' as const } : {}),
  }
}

/** The handlers of both listeners: health and the browser's configuration. */
export function commonHandlers(config: Config, started: () => boolean): Handler[] {
  const health = cachedFor(HEALTH_FRESH_MS, healthOf)
  return [
    answeredAlone(customerEndpoints.getHealth, async (runtime, { request }) => {
      // Before its ready line is printed, the process reports ready to the supervisor only.
      if (!started() && request.askingPid !== process.ppid) return refuse('unavailable', { part: 'start' })
      return health(runtime)
    }),
    answeredAlone(customerEndpoints.getConfig, async () => publicConfigOf(config)),
  ]
}

/** The configuration that a browser may see: nothing secret, and in production nothing of the sandbox. */
export function publicConfigOf(config: Config): PublicConfig {
  const { apiUrl, appUrl, paymentUrl, privateSiteUrl } = config.web
  const { maps, chat } = config.services
  return {
    environment: config.environment,
    brandName: config.brandName,
    publicUrl: config.publicUrl,
    appUrl,
    staleTimeMs: config.staleTimeMs,
    maxUploadBytes: config.maxUploadBytes,
    ...(apiUrl === undefined ? {} : { apiUrl }),
    ...(paymentUrl === undefined ? {} : { paymentUrl }),
    ...(privateSiteUrl === undefined ? {} : { privateSiteUrl }),
    ...(maps === undefined ? {} : { findsAddresses: true as const }),
    ...(chat === undefined ? {} : { chatWidgetId: chat.id }),
    ...(config.environment === 'sandbox' ? { sandboxUrl: config.sandboxUrl } : {}),
    operator: config.operator,
    errorReports: {
      dsn: config.errorReports.dsn,
      environment: config.environment,
      release: config.errorReports.release,
    },
  }
}

/** Checks at start that every endpoint of a contract has a handler and every handler an endpoint. */
export function assertComplete(
  endpoints: Readonly<Record<string, Endpoint>>,
  handlers: readonly Handler[],
): void {
  const open = new Set(handlers.map(({ endpoint }) => endpoint.name))
  const missing = Object.keys(endpoints).filter((name) => !open.has(name))
  if (missing.length > 0) throw new Error(`no handler for ${missing.join(', ')}`)
  if (open.size !== handlers.length) throw new Error('two handlers for one endpoint')
}
