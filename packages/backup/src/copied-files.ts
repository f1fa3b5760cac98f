import { readdir } from 'node:fs/promises'
import path from 'node:path'

/**
 * Folders of a cluster that a base backup contains empty, and files that it leaves out: the server creates them again, or
 * they describe the running server. https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP-DATA
 */
const EMPTIED = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|current_logfiles.*|pg_internal\.init.*|pgsql_tmp.*|backup_label.*|tablespace_map.*|backup_manifest.*|recovery\.signal|standby\.signal)$/
const CONTROL = 'global/pg_control'

export interface ClusterEntries {
  readonly folders: readonly string[]
  readonly files: readonly string[]
}

/** The folders and files of a cluster that belong in a base backup, with slashes. The control file is last. */
export async function clusterEntries(cluster: string): Promise<ClusterEntries> {
  const folders: string[] = []
  const files: string[] = []
  const walk = async (folder: string): Promise<void> => {
    for (const entry of await readdir(path.join(cluster, folder), { withFileTypes: true })) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (LEFT_OUT.test(entry.name)) continue
      if (entry.isDirectory()) {
        folders.push(name)
        if (!EMPTIED.has(name)) await walk(name)
      } else if (entry.isFile() && name !== CONTROL) files.push(name)
    }
  }
  await walk('')
  return { folders, files: [...files, CONTROL] }
}
