import { sql } from '@puente/postgres'
import type { Runtime } from '../work.ts'

/** How far this process's clock is ahead of the database's, in ms; the time of the query is its uncertainty. */
export async function clockDifferenceMs({ pool, clock }: Pick<Runtime, 'pool' | 'clock'>): Promise<number> {
  const before = clock.realNow().getTime()
  const { rows } = await pool.query<{ at: Date }>(sql`select clock_timestamp() as at`)
  const after = clock.realNow().getTime()
  return Math.round((before + after) / 2 - (rows[0]?.at.getTime() ?? 0))
}

/** The number that identifies the cluster of the database, also in its backups. */
export async function systemIdentifier({ pool }: Pick<Runtime, 'pool'>): Promise<string> {
  const { rows } = await pool.query<{ id: string | null }>(
    sql`select system_identifier::text as id from pg_control_system()`,
  )
  return rows[0]?.id ?? ''
}

/** When the database server last archived its log of changes; undefined when it archives nothing. */
export async function lastArchivedAt({ pool }: Pick<Runtime, 'pool'>): Promise<Date | undefined> {
  const { rows } = await pool.query<{ at: Date | null }>(
    sql`select last_archived_time as at from pg_stat_get_archiver()`,
  )
  return rows[0]?.at ?? undefined
}
