import { readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { isAlive, removeEmbedded } from '@puente/postgres/embedded'

/** A stand's folder is named by this and the number of the process that runs it. */
export const STAND_PREFIX = 'puente-bench-'

/** Ends and deletes the stands of runs that were killed: their server outlives them. */
export async function clearLeftOvers(within = os.tmpdir()): Promise<void> {
  for (const name of readdirSync(within)) {
    const pid = Number(/^puente-bench-(\d+)-/.exec(name)?.[1])
    if (!Number.isInteger(pid) || isAlive(pid)) continue
    const folder = path.join(within, name)
    await removeEmbedded({ dataFolder: path.join(folder, 'data') })
    rmSync(folder, { recursive: true, force: true })
  }
}
