import { existsSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runningPostmaster } from './postmaster.ts'
import { isAlive } from './process-identity.ts'

/** The file in a system home that names the data folder it belongs to. */
export const OWNER_NOTE = 'owner'

const GONE_MS = 5000

/**
 * Deletes the homes whose data folder lay among the system's temporary files and was deleted there: nobody can ever
 * reach them again. A home whose data folder was anywhere else is never touched: its disk may only be absent.
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
