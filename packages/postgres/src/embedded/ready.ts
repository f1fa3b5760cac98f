import pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf, PostgresProblem } from '../problem.ts'
import { clusterUrl, SUPERUSER } from './secrets.ts'

const PAUSE_MS = 25
/** Recovery after a crash replays at most 1 GB of log; a server that needs longer is considered failed. */
const PATIENCE_MS = 180_000

/**
 * True once the server on this port accepts our superuser; false when `givenUp` returns true first. Waits while it
 * starts, recovers or stops. Throws a PostgresProblem when the server refuses the password.
 */
export async function answers(port: number, password: string, givenUp: () => boolean): Promise<boolean> {
  const began = performance.now()
  while (performance.now() - began < PATIENCE_MS) {
    if (givenUp()) return false
    const refusal = await tryOnce(port, password)
    if (refusal === undefined) return true
    if (refusal.startsWith('28'))
      throw new PostgresProblem(
        'failed',
        'The password kept in the data folder does not open its database: the two do not belong together.',
      )
    await sleep(PAUSE_MS)
  }
  throw new PostgresProblem('failed', `PostgreSQL did not become ready within ${PATIENCE_MS / 1000} s.`)
}

async function tryOnce(port: number, password: string): Promise<string | undefined> {
  const client = new pg.Client({
    connectionString: clusterUrl(SUPERUSER, password, port, 'postgres'),
    connectionTimeoutMillis: 5000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return undefined
  } catch (error) {
    return codeOf(error) || 'unknown'
  } finally {
    await client.end().catch(() => undefined)
  }
}
