import type { Client } from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { urlOfUser } from '../connect.ts'
import { codeOf, PostgresProblem } from '../problem.ts'

/** The user that the product signs in as. It owns nothing, and has only the rights that migrations granted. */
export const APP_ROLE = 'puente_app'

/** The URL of a database of our own cluster, where all users have one password, for the product. */
export const appUrlOf = (ownerUrl: string): string => urlOfUser(ownerUrl, APP_ROLE)

/**
 * Roles belong to the server, and two of its databases may be migrated at the same time. These errors are then
 * retried.
 */
const RACE: ReadonlySet<string> = new Set(['42710', '23505', 'XX000', '40001'])
const ATTEMPTS_MAX = 10

/** Creates the role unless it exists, and lets the current user switch to it. */
export async function ensureAppRole(client: Client): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ensureOnce(client)
    } catch (error) {
      if (codeOf(error) === '42501') throw await notAllowed(client, error)
      if (!RACE.has(codeOf(error)) || attempt >= ATTEMPTS_MAX) throw error
      await sleep(20 * attempt)
    }
  }
}

async function ensureOnce(client: Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [APP_ROLE])
  if (rowCount === 0) await client.query(`create role ${APP_ROLE} nologin`)
  const { rows } = await client.query<{ may: boolean }>(
    `select pg_has_role(current_user, $1, 'set') as may`,
    [APP_ROLE],
  )
  if (rows[0]?.may !== true) await client.query(`grant ${APP_ROLE} to current_user`)
}

async function notAllowed(client: Client, cause: unknown): Promise<PostgresProblem> {
  const user = await currentUser(client)
  return new PostgresProblem(
    'refused',
    `The database user ${user} may not manage roles: let an administrator of the server run "create role ${APP_ROLE} login password '…'; grant ${APP_ROLE} to ${user};" once.`,
    cause,
  )
}

/** The connection's user, as a quoted SQL identifier. */
export async function currentUser(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_user) as name')
  return rows[0]?.name ?? 'current_user'
}
