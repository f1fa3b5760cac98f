import { setTimeout as sleep } from 'node:timers/promises'
import { connect, withConnection } from '../connect.ts'
import { PostgresProblem } from '../problem.ts'

/** What identifies a cluster and its place in the log. */
export interface ClusterFacts {
  readonly systemIdentifier: string
  readonly timeline: number
  readonly segmentBytes: number
}

/** What the server returned about a base backup. */
export interface BackupMode {
  readonly startLsn: string
  readonly stopLsn: string
  /** The contents of the files `backup_label` and `tablespace_map`, which belong to the copy. */
  readonly label: string
  readonly tablespaceMap: string
}

/** The identifier, timeline and segment size of a running cluster. */
export async function clusterFacts(adminUrl: string): Promise<ClusterFacts> {
  return withConnection(adminUrl, async (client) => {
    const { rows } = await client.query<ClusterFacts>(
      `select s.system_identifier::text as "systemIdentifier", c.timeline_id as timeline,
              i.bytes_per_wal_segment as "segmentBytes"
       from pg_control_system() s, pg_control_checkpoint() c, pg_control_init() i`,
    )
    const [facts] = rows
    if (facts === undefined) throw new Error('the server does not describe its cluster')
    return facts
  })
}

const POLL_MS = 50

/** Closes the current segment and waits until it is archived, so that everything committed before is in the spool. */
export async function archiveNow(adminUrl: string, withinMs: number): Promise<void> {
  await withConnection(adminUrl, async (client) => {
    // Without a record since the last switch there would be nothing to close.
    await client.query(`select pg_logical_emit_message(false, 'puente', 'switch')`)
    const { rows } = await client.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')
    for (const began = performance.now(); performance.now() - began < withinMs; await sleep(POLL_MS)) {
      const archived = await client.query<{ name: string | null }>(
        `select last_archived_wal as name from pg_stat_archiver`,
      )
      if ((archived.rows[0]?.name ?? '').slice(0, 24) >= (rows[0]?.name ?? '')) return
    }
    throw new PostgresProblem('failed', `The log was not archived within ${withinMs / 1000} s.`)
  })
}

/**
 * Runs `copy` while the server is in backup mode, and waits until the log of the copy is archived. One session starts and
 * stops the backup: the server cancels it when the session is lost.
 * https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP
 */
export async function inBackupMode(
  adminUrl: string,
  name: string,
  copy: () => Promise<void>,
): Promise<BackupMode> {
  const client = await connect(adminUrl, 'puente-backup')
  try {
    const started = await client.query<{ lsn: string }>(`select pg_backup_start($1, true)::text as lsn`, [
      name,
    ])
    await copy()
    const stopped = await client.query<{ lsn: string; label: string; map: string }>(
      `select lsn::text as lsn, labelfile as label, spcmapfile as map from pg_backup_stop(true)`,
    )
    const [end] = stopped.rows
    return {
      startLsn: started.rows[0]?.lsn ?? '',
      stopLsn: end?.lsn ?? '',
      label: end?.label ?? '',
      tablespaceMap: end?.map ?? '',
    }
  } finally {
    await client.end().catch(() => undefined)
  }
}
