import { OUTBOX_WAITING_MAX } from '../events/outbox.ts'
import type { Runtime } from '../work.ts'
import { SILENCE_MAX_MS } from './heartbeats.ts'

interface Facts {
  worker_ms: number | null
  relay_ms: number | null
  waiting: number
}

/**
 * The part that is unhealthy: database, migrations, worker or relay. Undefined when all are healthy. A single live instance
 * makes worker and relay healthy.
 */
export async function illPart(
  runtime: Runtime,
  pendingMigrations: () => Promise<number>,
): Promise<'database' | 'migrations' | 'worker' | 'relay' | undefined> {
  try {
    if ((await pendingMigrations()) > 0) return 'migrations'
    const { rows } = await runtime.pool.query<Facts>(`
      select (select min(extract(epoch from clock_timestamp() - at)) * 1000 from platform.heartbeat where process = 'worker')::float8 as worker_ms,
             (select min(extract(epoch from clock_timestamp() - at)) * 1000 from platform.heartbeat where process = 'relay')::float8 as relay_ms,
             (select count(*) from (select 1 from platform.outbox limit ${OUTBOX_WAITING_MAX}) as first_ones)::int as waiting`)
    const facts = rows[0]
    if (facts?.worker_ms == null || facts.worker_ms > SILENCE_MAX_MS) return 'worker'
    if (facts.relay_ms == null || facts.relay_ms > SILENCE_MAX_MS || facts.waiting >= OUTBOX_WAITING_MAX)
      return 'relay'
    return undefined
  } catch (error) {
    runtime.logger.error({ err: error }, 'health')
    return 'database'
  }
}
