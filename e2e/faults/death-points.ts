import { isAway, PostgresProblem, withConnection } from '@puente/postgres'
import { setTimeout as pause } from 'node:timers/promises'

/** A process of the product, and the place in its work at which it is held until it is dead. */
export interface DeathPoint {
  readonly who: 'api' | 'worker' | 'postgres'
  readonly name: string
  /** Before this statement it is held: everything up to here is done, and nothing after. */
  readonly at: `${'insert' | 'delete'} on ${string}`
  /** Whose statement: the name under which they are connected. */
  readonly by: 'puente-api' | 'puente-worker'
}

/** The places at which a death would cost most: between what has happened and what is known of it. */
export const deathPoints: readonly DeathPoint[] = [
  {
    who: 'worker',
    name: 'relay with events read and nothing handed over',
    at: 'insert on graphile_worker._private_jobs',
    by: 'puente-worker',
  },
  {
    who: 'api',
    name: 'API with an order that is not committed',
    at: 'insert on platform.audit',
    by: 'puente-api',
  },
  {
    who: 'worker',
    name: 'relay with events handed over and not deleted',
    at: 'delete on platform.outbox',
    by: 'puente-worker',
  },
  {
    who: 'postgres',
    name: 'PostgreSQL with a posting that is not committed',
    at: 'insert on ledger.journal',
    by: 'puente-worker',
  },
  {
    who: 'worker',
    name: 'worker with an answer that is not written down',
    at: 'insert on platform.partner_call',
    by: 'puente-worker',
  },
]

const WAITS_MS = 60_000
const keyOf = (point: DeathPoint) => 7_700 + deathPoints.indexOf(point)

/** Builds the places into the database of a test; whoever comes there goes on, until `killAt` holds them. */
export async function plantDeathPoints(adminUrl: string): Promise<void> {
  await withConnection(adminUrl, async (client) => {
    await client.query(`
      create schema faults;
      create function faults.hold() returns trigger language plpgsql as $$
      begin
        if current_setting('application_name') = tg_argv[1] then
          perform pg_advisory_xact_lock_shared(tg_argv[0]::bigint);
        end if;
        return null;
      end $$`)
    for (const point of deathPoints)
      await client.query(
        `create trigger hold_for_death before ${point.at} for each statement
         execute function faults.hold('${keyOf(point)}', '${point.by}')`,
      )
  })
}

/**
 * Holds whoever comes to the point and calls `kill` once somebody stands there; answers whether somebody was killed. A
 * connection that breaks before is made again: other deaths end it too.
 */
export async function killAt(
  adminUrl: string,
  point: DeathPoint,
  over: AbortSignal,
  kill: () => Promise<boolean>,
): Promise<boolean> {
  const key = keyOf(point)
  const stands = `select from pg_locks where locktype = 'advisory' and objid = ${key} and not granted`
  const began = performance.now()
  const mayWait = () => !over.aborted && performance.now() - began < WAITS_MS
  let killed: boolean | undefined
  while (killed === undefined && mayWait()) {
    try {
      await withConnection(adminUrl, async (client) => {
        await client.query(`select pg_advisory_lock(${key})`)
        for (; killed === undefined && mayWait(); await pause(10))
          if ((await client.query(stands)).rowCount !== 0) killed = await kill()
      })
    } catch (error) {
      // PostgreSQL's own death ends our connection too.
      const isBroken = isAway(error) || error instanceof PostgresProblem
      if (killed === undefined && !isBroken) throw error
      await pause(100)
    }
  }
  return killed ?? false
}
