import { withConnection } from '../connect.ts'
import { DATABASE, OWNER } from './secrets.ts'

/**
 * Creates the role that owns Puente's database, and the database, where they are missing. The role is not a superuser,
 * so that everything that runs here also runs on a managed server.
 */
export async function ensureOwner(adminUrl: string, password: string): Promise<void> {
  await withConnection(adminUrl, async (client) => {
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = $1) as role,
              exists (select from pg_database where datname = $2) as database`,
      [OWNER, DATABASE],
    )
    const quoted = client.escapeLiteral(password)
    if (rows[0]?.role !== true)
      await client.query(`create role ${OWNER} login createdb createrole password ${quoted}`)
    if (rows[0]?.database !== true) await client.query(`create database ${DATABASE} owner ${OWNER}`)
  })
}
