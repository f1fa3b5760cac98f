import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { programIn } from './binaries.ts'
import type { Place } from './location.ts'
import { runningPostmaster } from './postmaster.ts'
import { isAlive } from './process-identity.ts'
import { outputProblem } from './problems.ts'
import { runProgram } from './program.ts'

/**
 * `fast` rolls back open transactions and writes a checkpoint; `immediate` leaves both to the recovery at the next
 * start.
 */
export type StopMode = 'fast' | 'immediate'

const FAST_SECONDS = 30
const GONE_MS = 5000

/**
 * Stops the server of this cluster and waits until its process has ended. Uses `immediate` when `fast` takes too long.
 */
export async function stopCluster(place: Place, mode: StopMode): Promise<void> {
  const running = runningPostmaster(place.cluster)
  if (running === undefined || !existsSync(place.cluster)) return
  const { code, output } = await pgCtlStop(place, mode)
  if (code !== 0 && isAlive(running.pid)) {
    if (mode === 'immediate') throw outputProblem(output, place.cluster, 'be stopped')
    return stopCluster(place, 'immediate')
  }
  for (const began = performance.now(); isAlive(running.pid) && performance.now() - began < GONE_MS;)
    await sleep(10)
}

async function pgCtlStop(place: Place, mode: StopMode): Promise<{ code: number; output: string }> {
  const args = ['stop', '-D', place.cluster, '-m', mode, '-w', '-t', String(FAST_SECONDS)]
  return runProgram(programIn(place.binaries, 'pg_ctl'), args, place.account, place.home)
}
