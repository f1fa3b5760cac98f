import { refuse, type Endpoint } from '@puente/contract'
import { customerEndpoints } from '@puente/contract/customer'
import { pendingMigrations } from '@puente/postgres'
import { door, preparedDoor, type Door } from '../platform/http/door.ts'
import type { Config } from '../platform/config/index.ts'
import { illPart } from '../platform/telemetry/health.ts'

/** Doors that both listeners have: health and the browser's configuration. */
export function commonDoors(config: Config, migrationsFolder: string, started: () => boolean): Door[] {
  return [
    preparedDoor(
      customerEndpoints.getHealth,
      async (desk, { request }) => {
        // Nobody but the supervisor hears that all is well before its ready line stands on the console.
        if (!started() && request.askingPid !== process.ppid) return refuse('unavailable', { part: 'start' })
        const part = await illPart(
          desk,
          async () => (await pendingMigrations(desk.pool, migrationsFolder)).length,
        )
        return part === undefined ? { status: 'ok' as const } : refuse('unavailable', { part })
      },
      async (_work, _asked, health) => health,
    ),
    door(customerEndpoints.getConfig, async () => ({
      environment: config.environment,
      brandName: config.brandName,
      publicUrl: config.publicUrl,
      staleTimeMs: config.staleTimeMs,
      maxUploadBytes: config.maxUploadBytes,
      ...(config.environment === 'sandbox' ? { sandboxUrl: config.sandboxUrl } : {}),
    })),
  ]
}

/** Every endpoint of a contract has a door, and every door an endpoint: a gap is found at start, not by a customer. */
export function assertComplete(endpoints: Readonly<Record<string, Endpoint>>, doors: readonly Door[]): void {
  const open = new Set(doors.map(({ endpoint }) => endpoint.name))
  const missing = Object.keys(endpoints).filter((name) => !open.has(name))
  if (missing.length > 0) throw new Error(`no door for ${missing.join(', ')}`)
  if (open.size !== doors.length) throw new Error('two doors for one endpoint')
}
