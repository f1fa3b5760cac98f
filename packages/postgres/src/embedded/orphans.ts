import { existsSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runningPostmaster } from './postmaster.ts'
import { isAlive } from './process-identity.ts'

/** The file in a system home that contains the path of its data folder. */
export const OWNER_NOTE = 'owner'

const GONE_MS = 5000

/**
 * Deletes the homes whose data folder was in the system's temporary folder and has been deleted: they cannot be used
 * again. Other homes are never deleted, because the disk of their data folder may only be unmounted.
 */
export async function sweepOrphans(systemFolder: string): Promise<void> {
  if (!existsSync(systemFolder)) return
  for (const name of readdirSync(systemFolder)) {
    const home = path.join(systemFolder, name)
    if (!isOrphan(home)) continue
    const running = runningPostmaster(path.join(home, 'cluster'))
    if (running !== undefined) process.kill(running.pid, 'SIGQUIT')
    for (
      const began = performance.now();
      running !== undefined && isAlive(running.pid) && performance.now() - began < GONE_MS;
    )
      await sleep(20)
    rmSync(home, { recursive: true, force: true })
  }
}

function isOrphan(home: string): boolean {
  const note = path.join(home, OWNER_NOTE)
  if (!existsSync(note)) return false
  const owner = readFileSync(note, 'utf8').trim()
  return owner.startsWith(`${realpathSync(os.tmpdir())}${path.sep}`) && !existsSync(owner)
}
