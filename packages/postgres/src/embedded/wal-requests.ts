import { chownSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { accountFolder, inShell } from './archive.ts'
import type { Place } from './location.ts'

/** Writes an archived file to a path. False when the archive has no such file. */
export type FetchArchived = (name: string, file: string) => Promise<boolean>

const PAUSE_MS = 10
const WANTED = '.wanted'
const FAILED = 'failed'
/** With the pauses of the command this is about two minutes. */
const WAITS_MAX = 6000

export interface WalRequests {
  /** The value of `restore_command`. */
  readonly command: string
  /** Why a file could not be fetched; then the server has ended. */
  failure(): unknown
  stop(): Promise<void>
}

/**
 * Serves archived files to a recovering server, one at a time, so that a recovery needs no disk for the whole archive and
 * the server's account needs no key. `restore_command` writes a request and waits for the answer. A file that cannot be
 * read ends the recovery: exit codes above 125 do, while a smaller one would mean the end of the archive.
 * https://www.postgresql.org/docs/18/runtime-config-wal.html#GUC-RESTORE-COMMAND
 */
export function serveWal(place: Place, fetch: FetchArchived): WalRequests {
  const folder = path.join(place.home, 'recovery')
  rmSync(folder, { recursive: true, force: true })
  accountFolder(place, folder)
  const at = (name: string): string => path.join(folder, name)
  let running = true
  let failure: unknown
  const answer = async (name: string): Promise<void> => {
    const part = at(`${name}.part`)
    if (await fetch(name, part)) {
      if (place.account !== undefined) chownSync(part, place.account.uid, place.account.gid)
      renameSync(part, at(name))
    }
    rmSync(at(`${name}${WANTED}`))
  }
  const serve = async (): Promise<void> => {
    while (running) {
      const wanted = readdirSync(folder).find((name) => name.endsWith(WANTED))
      if (wanted === undefined) await sleep(PAUSE_MS)
      else
        try {
          await answer(wanted.slice(0, -WANTED.length))
        } catch (error) {
          failure = error
          writeFileSync(at(FAILED), '')
          return
        }
    }
  }
  const serving = serve()
  return {
    command:
      `d=${inShell(folder)}; n=0; : > "$d/%f${WANTED}" || exit 255; while [ -e "$d/%f${WANTED}" ]; do ` +
      `[ -e "$d/${FAILED}" ] && exit 255; n=$((n+1)); [ $n -gt ${WAITS_MAX} ] && exit 255; sleep 0.02; done; ` +
      `[ -e "$d/%f" ] && mv "$d/%f" "%p"`,
    failure: () => failure,
    stop: async () => {
      running = false
      await serving
      if (existsSync(folder)) rmSync(folder, { recursive: true, force: true })
    },
  }
}
