import { withConnection } from '../connect.ts'
import { APP_ROLE } from '../migrations/app-role.ts'
import { DATABASE, OWNER } from './secrets.ts'

/**
 * Creates the role that owns Puente's database, the role that the product signs in as, and the database, where they are
 * missing. Neither is a superuser, so that everything that runs here also runs on a managed server.
 */
export async function ensureOwner(adminUrl: string, password: string): Promise<void> {
  await withConnection(adminUrl, async (client) => {
    const { rows } = await client.query<{ role: boolean; database: boolean; app: boolean | null }>(
      `select exists (select from pg_roles where rolname = $1) as role,
              exists (select from pg_database where datname = $2) as database,
              (select rolcanlogin from pg_roles where rolname = $3) as app`,
      [OWNER, DATABASE, APP_ROLE],
    )
    const quoted = client.escapeLiteral(password)
    if (rows[0]?.role !== true)
      await client.query(`create role ${OWNER} login createdb createrole password ${quoted}`)
    // Older versions created the role without a sign-in.
    const app = rows[0]?.app ?? undefined
    if (app !== true)
      await client.query(
        `${app === undefined ? 'create' : 'alter'} role ${APP_ROLE} login password ${quoted}; grant ${APP_ROLE} to ${OWNER}`,
      )
    if (rows[0]?.database !== true) await client.query(`create database ${DATABASE} owner ${OWNER}`)
  })
}
