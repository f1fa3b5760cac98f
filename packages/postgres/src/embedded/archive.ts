import { chmodSync, chownSync } from 'node:fs'
import { PostgresProblem } from '../problem.ts'
import { makeFolder } from './folders.ts'
import type { Place } from './location.ts'

/** A finished segment waits at most this long before the server closes it although it is not full. */
const SEGMENT_SECONDS = 60

/** Finished WAL files that are not in the backup yet. They leave this folder only when they are stored elsewhere. */
export const spoolOf = ({ cluster }: Pick<Place, 'cluster'>): string => `${cluster}.archive`

/** A folder of the cluster's home that the server's account may write. */
export function accountFolder({ account }: Place, folder: string): string {
  makeFolder(folder, 0o700)
  chmodSync(folder, 0o700)
  if (account !== undefined) chownSync(folder, account.uid, account.gid)
  return folder
}

/** A path in single quotes for the shell, with the server's own placeholder character doubled. */
export const inShell = (text: string): string =>
  `'${text.replaceAll("'", String.raw`'\''`).replaceAll('%', '%%')}'`

/**
 * Settings of continuous archiving. `archive_command` only copies a segment to the spool, because the server's account may
 * enter neither the folder of backups nor this repository when the server was started by root.
 * https://www.postgresql.org/docs/18/continuous-archiving.html
 */
export function archiveSettings(place: Place): Readonly<Record<string, string>> {
  if (process.platform === 'win32')
    throw new PostgresProblem('failed', 'BACKUP_DIR needs Linux or macOS: this system has no POSIX shell.')
  const spool = accountFolder(place, spoolOf(place))
  return {
    wal_level: 'replica',
    archive_mode: 'on',
    archive_timeout: `${SEGMENT_SECONDS}s`,
    archive_command: `cd ${inShell(place.cluster)} && s=${inShell(spool)} && cp "%p" "$s/%f.part" && sync "$s/%f.part" && mv "$s/%f.part" "$s/%f" && sync "$s"`,
  }
}
