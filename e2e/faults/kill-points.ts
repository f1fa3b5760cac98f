import { isAway, PostgresProblem, withConnection } from '@puente/postgres'
import { setTimeout as pause } from 'node:timers/promises'

/** A process of the product, and the statement before which a test holds and kills it. */
export interface KillPoint {
  readonly who: 'api' | 'worker' | 'postgres'
  readonly name: string
  /** The statement before which it is held: everything before is done, nothing after. */
  readonly at: `${'insert' | 'delete'} on ${string}`
  /** The `application_name` of the connection that executes the statement. */
  readonly by: 'puente-api' | 'puente-worker'
}

/** The points with the highest risk: a fact has occurred and is not yet recorded. */
export const killPoints: readonly KillPoint[] = [
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
const keyOf = (point: KillPoint) => 7_700 + killPoints.indexOf(point)

/** Creates the triggers in the database of a test. Without `killAt` they let every statement pass. */
export async function createKillPoints(adminUrl: string): Promise<void> {
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
    for (const point of killPoints)
      await client.query(
        `create trigger hold_for_death before ${point.at} for each statement
         execute function faults.hold('${keyOf(point)}', '${point.by}')`,
      )
  })
}

/**
 * Holds the process that reaches the point, and calls `kill` once one waits there. Returns whether it was
 * killed. A connection that breaks before is opened again, because other kills break it too.
 */
export async function killAt(
  adminUrl: string,
  point: KillPoint,
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
      // Killing PostgreSQL ends this connection too.
      const isBroken = isAway(error) || error instanceof PostgresProblem
      if (killed === undefined && !isBroken) throw error
      await pause(100)
    }
  }
  return killed ?? false
}
