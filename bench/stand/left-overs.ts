import { readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { isAlive, removeEmbedded } from '@puente/postgres/embedded'

/** The prefix of a stand's folder; the process id of its run follows. */
export const STAND_PREFIX = 'puente-bench-'

/** Stops and deletes the stands of killed runs, whose servers are still running. */
export async function clearLeftOvers(within = os.tmpdir()): Promise<void> {
  for (const name of readdirSync(within)) {
    const pid = Number(/^puente-bench-(\d+)-/.exec(name)?.[1])
    if (!Number.isInteger(pid) || isAlive(pid)) continue
    const folder = path.join(within, name)
    await removeEmbedded({ dataFolder: path.join(folder, 'data') })
    rmSync(folder, { recursive: true, force: true })
  }
}
